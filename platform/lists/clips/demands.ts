import { sql } from 'kysely'
import { clipDemandList } from '../../../shared/areas/clips/demand-list.ts'
import { demandState } from '../../../shared/areas/clips/states.ts'
import { dayStart, monthStart } from '../../../shared/time/zone.ts'
import { clipId, clipNoOf } from '../../queries/clips/numbers.ts'
import { demandsOf } from '../../queries/clips/scope.ts'
import { namedIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const { draft, review, unassigned, running, acceptance, done } = demandState
const isUnderWay = sql`d.state < ${sql.lit(done)}`

/** Demands of the viewer's scope. */
export const clipDemandSource = tableSource(clipDemandList, {
  table: sql`clip_demand d`,
  alias: 'd',
  key: ['id'],
  joins: {
    clock: presentMoment,
    product: part(sql`left join product p on p.company_id = d.company_id and p.product_id = d.product_id`),
    asker: part(sql`left join member asker on asker.id = d.member_id`),
    reviewer: part(sql`left join member reviewer on reviewer.id = d.reviewer_id`),
  },
  scope: ({ scope }) => demandsOf(scope),
  columns: {
    title: part(sql`d.title`),
    demand_no: part(clipNoOf('demand', sql`d.id`)),
    product_title: part(sql`coalesce(p.title, d.product_id)`, 'product'),
    account: part(sql`d.account`),
    required_count: part(sql`d.required_count`),
    approved_count: part(sql`d.approved_count`),
    published_count: part(sql`d.published_count`),
    progress: part(sql`(d.approved_count * 10000 / d.required_count)`),
    priority: part(sql`d.priority`),
    demand_state: part(sql`d.state`),
    overdue: part(sql`(${isUnderWay} and d.deadline_t < clock.now)`, 'clock'),
    deadline_time: part(sql`d.deadline_t`),
    asker_name: part(calledBy('asker'), 'asker'),
    reviewer_name: part(calledBy('reviewer'), 'reviewer'),
    ratio: part(sql`d.ratio`),
    fee: part(sql`d.fee_amt`),
    budget: part(sql`(d.fee_amt * d.required_count)`),
    add_time: part(sql`d.add_time`),
  },
  byKey: (key) => part(sql`d.id = ${clipId('demand', key)}`),
  filled: ['required_count', 'approved_count', 'published_count', 'progress', 'priority', 'deadline_time', 'add_time'],
  filters: {
    product: async (value, { tx, view }) =>
      part(sql`d.product_id = any(${await namedIds.product(tx, view, value)}::text[])`),
    add: part(sql`d.add_time`),
  },
  keyword: (word) =>
    part(sql`${holds(sql`d.title`, word)} or d.id = ${clipId('demand', word)} or d.product_id = ${word}`),
  sums: ({ company, day, now }) => {
    const of = (condition: ReturnType<typeof sql>) => part(sql`count(*) filter (where ${condition})`)
    return {
      draft: of(sql`d.state = ${sql.lit(draft)}`),
      review: of(sql`d.state = ${sql.lit(review)}`),
      unassigned: of(sql`d.state = ${sql.lit(unassigned)}`),
      running: of(sql`d.state = ${sql.lit(running)}`),
      acceptance: of(sql`d.state = ${sql.lit(acceptance)}`),
      overdue: of(sql`${isUnderWay} and d.deadline_t < ${now}`),
      done_month: of(sql`d.done_t >= ${dayStart(company.clock, monthStart(day))}`),
    }
  },
  kpi: (sums) => {
    const {
      draft: drafts,
      review: reviews,
      unassigned: waits,
      running: runs,
      acceptance: accepts,
      overdue: late,
      done_month,
    } = sums
    return {
      draft: drafts ?? 0,
      review: reviews ?? 0,
      unassigned: waits ?? 0,
      running: runs ?? 0,
      acceptance: accepts ?? 0,
      overdue: late ?? 0,
      done_month: done_month ?? 0,
    }
  },
})
