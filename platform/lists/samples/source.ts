import { sql } from 'kysely'
import { SOON_S, sampleList } from '../../../shared/areas/samples/list.ts'
import { rejectCodes, sampleState } from '../../../shared/areas/samples/states.ts'
import { rateBp } from '../../queries/arithmetic.ts'
import { namedIds, ownerIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { ownMember } from '../../queries/products/creators.ts'
import { dueOfSample } from '../../queries/samples/due.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const { pending, awaitingShipment, shipped, contentPending, completed, unfulfilled } = sampleState
const isDue = sql`coalesce(${dueOfSample} <= clock.now + ${sql.lit(SOON_S)}, false)`

/** Sample requests of the viewer's team. */
export const sampleSource = tableSource(sampleList, {
  table: sql`sample_request r`,
  alias: 'r',
  key: ['id'],
  joins: {
    product: part(sql`left join product p on p.company_id = r.company_id and p.product_id = r.product_id`),
    sku: part(sql`left join sku on sku.company_id = r.company_id and sku.sku_id = r.sku_id`),
    creator: part(sql`left join creator c on c.company_id = r.company_id and c.creator_id = r.creator_id`),
    asker: part(sql`left join member m on m.id = r.member_id`),
    clock: presentMoment,
  },
  scope: ({ scope }) => sql`r.company_id = ${scope.company_id} and ${ownMember(scope, sql`r.member_id`)}`,
  columns: {
    sample_id: part(sql`r.id::text`),
    product_name: part(sql`coalesce(nullif(p.title, ''), r.product_id)`, 'product'),
    product_id: part(sql`r.product_id`),
    sku_name: part(sql`coalesce(sku.name, '')`, 'sku'),
    creator_username: part(sql`coalesce(nullif(c.username, ''), r.creator_id)`, 'creator'),
    sample_asker: part(sql`coalesce(${calledBy('m')}, '')`, 'asker'),
    sample_state: part(sql`r.state`),
    sample_kind: part(sql`r.sample_kind`),
    sample_content: part(sql`r.content_type`),
    content_count: part(sql`r.content_count`),
    content_made: part(sql`cardinality(r.content_ids)`),
    qty: part(sql`r.qty`),
    due_time: part(dueOfSample),
    promised_time: part(sql`r.content_t`),
    approve_time: part(sql`r.approve_deadline_t`),
    ship_time: part(sql`r.ship_deadline_t`),
    content_time: part(sql`r.content_deadline_t`),
    tracking_no: part(sql`r.tracking_no`),
    reject_reason: part(sql`array_position(${rejectCodes}::text[], r.reject_reason)`),
    address: part(sql`r.address`),
    add_time: part(sql`r.add_time`),
  },
  filled: ['add_time'],
  filters: {
    due: part(isDue, 'clock'),
    creator: async (text, { tx, view }) =>
      part(sql`r.creator_id = any(${await namedIds.creator(tx, view, text)}::text[])`),
    product: async (text, { tx, view }) =>
      part(sql`r.product_id = any(${await namedIds.product(tx, view, text)}::text[])`),
    owner: async (text, { tx, view }) => part(sql`r.member_id = any(${await ownerIds(tx, view, text)}::bigint[])`),
  },
  masked: ['creator_username'],
  keyword: (word) =>
    part(
      sql`(${holds(sql`coalesce(p.title, '')`, word)} or ${holds(sql`coalesce(c.username, '')`, word)}
        or r.product_id = ${word} or (r.tracking_no <> '' and r.tracking_no = ${word}) or r.id::text = ${word})`,
      'product',
      'creator',
    ),
  sums: () => ({ due: part(sql`count(*) filter (where ${isDue})`, 'clock') }),
  kpi: ({ due: soon, ...tabs }) => {
    const of = (state: number): number => tabs[`tab_${state}`] ?? 0
    const ended = of(completed) + of(unfulfilled)
    return {
      review: of(pending),
      ship: of(awaitingShipment),
      content: of(shipped) + of(contentPending),
      due: soon ?? 0,
      fulfilled: ended === 0 ? null : rateBp(of(completed), ended),
    }
  },
})
