import { sql } from 'kysely'
import { workList } from '../../../shared/areas/work/list.ts'
import { workKind, workState } from '../../../shared/areas/work/states.ts'
import { ownerIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { holds } from '../../queries/words.ts'
import { ownerOfWork, workOf } from '../../queries/work/items.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const DAY = 86_400
const isKind = (...kinds: readonly number[]) => sql`w.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`
const isOpen = sql`w.state = ${sql.lit(workState.open)}`
const isLate = sql`(${isOpen} and w.due_t < clock.now)`
const { silent7, silent14, sample, appeal, ending, rate } = workKind

/** What the viewer's team should look after. */
export const workSource = tableSource(workList, {
  table: sql`work_item w`,
  alias: 'w',
  key: ['id'],
  joins: {
    clock: presentMoment,
    owner: part(sql`join member m on m.id = ${ownerOfWork}`),
    doer: part(sql`left join member doer on doer.id = w.done_id`),
    asked: part(sql`left join sample_request r on r.id = case when ${isKind(sample)} then w.ref::bigint end`),
    creator: part(
      sql`left join creator c on c.company_id = w.company_id
        and c.creator_id = case when ${isKind(silent7, silent14, appeal, ending)} then w.ref else r.creator_id end`,
      'asked',
    ),
    product: part(
      sql`left join product p on p.company_id = w.company_id
        and p.product_id = case when ${isKind(rate)} then w.ref else r.product_id end`,
      'asked',
    ),
  },
  scope: ({ scope }) => workOf(scope),
  columns: {
    work_kind: part(sql`w.kind`),
    creator_username: part(sql`coalesce(nullif(c.username, ''), c.creator_id, '')`, 'asked', 'creator'),
    product_name: part(sql`coalesce(nullif(p.title, ''), p.product_id, '')`, 'asked', 'product'),
    owner_name: part(calledBy('m'), 'owner'),
    due_time: part(sql`w.due_t`),
    work_state: part(sql`w.state`),
    since_time: part(sql`w.since_t`),
    work_count: part(sql`case when ${isKind(appeal)} then w.n end`),
    work_amount: part(sql`w.amount_amt`),
    work_fell: part(sql`case when ${isKind(rate)} then w.n end`),
    work_remark: part(sql`w.remark`),
    done_name: part(sql`coalesce(${calledBy('doer')}, '')`, 'doer'),
    done_time: part(sql`w.done_t`),
    creator_id: part(sql`coalesce(c.creator_id, '')`, 'asked', 'creator'),
    product_id: part(sql`coalesce(p.product_id, '')`, 'asked', 'product'),
    work_ref: part(sql`w.ref`),
    work_id: part(sql`w.id::text`),
  },
  filled: ['due_time', 'since_time'],
  filters: {
    owner: async (text, { tx, view }) => part(sql`${ownerOfWork} = any(${await ownerIds(tx, view, text)}::bigint[])`),
    late: part(isLate, 'clock'),
  },
  masked: ['creator_username'],
  keyword: (word) =>
    part(
      sql`(w.ref = ${word} or w.id::text = ${word} or ${holds(sql`w.remark`, word)}
        or ${holds(sql`coalesce(c.username, '')`, word)} or ${holds(sql`coalesce(p.title, '')`, word)})`,
      'asked',
      'creator',
      'product',
    ),
  sums: () => ({
    late: part(sql`count(*) filter (where ${isLate})`, 'clock'),
    today: part(
      sql`count(*) filter (where ${isOpen} and w.due_t between clock.now and clock.now + ${sql.lit(DAY)})`,
      'clock',
    ),
    week: part(
      sql`count(*) filter (where w.state = ${sql.lit(workState.done)} and w.done_t > clock.now - ${sql.lit(7 * DAY)})`,
      'clock',
    ),
  }),
  kpi: ({ tab_0, late, today, week }) => ({ open: tab_0 ?? 0, late: late ?? 0, today: today ?? 0, done: week ?? 0 }),
})
