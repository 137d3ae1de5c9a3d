import { sql } from 'kysely'
import { bindState, SOLD_DAYS, SOON_S } from '../../../shared/areas/creators/states.ts'
import { mcnList } from '../../../shared/areas/mcn/list.ts'
import { monthStart } from '../../../shared/time/zone.ts'
import { AGENCY, creatorsBound, creatorsOf, isLive, shareAt } from '../../queries/creators/bindings.ts'
import { ownerIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { daysOfOne } from '../../sums/read.ts'
import { presentMoment } from '../present-moment.ts'
import { type Part, part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const DAY = 86_400

/** Of the last 30 business days and of the month, out of one reading. */
const sold = ({ scope, day }: View): Part => {
  const [since, month] = [day - SOLD_DAYS + 1, monthStart(day)]
  const of = (name: string, from: number) =>
    sql`coalesce(sum(${sql.ref(`r.${name}`)}) filter (where r.bucket >= ${sql.lit(from)}), 0)::bigint`
  return part(sql`left join lateral (
    select ${of('gmv_amt', since)} as gmv, ${of('est_commission_amt', since)} as commission,
      ${of('ours_amt', since)} as ours, ${of('ours_settled_amt', since)} as settled,
      ${of('gmv_amt', month)} as month_gmv, ${of('ours_amt', month)} as month_ours,
      ${of('ours_amt', month)} - ${of('ours_settled_amt', month)} - ${of('ours_lost_amt', month)} as month_open
    ${daysOfOne(scope.text, 'creator', sql`c.creator_id`, Math.min(since, month), day)}
  ) sold on true`)
}

/** Videos and lives since 30 days before the present. */
const made = part(
  sql`left join lateral (
    select count(*) filter (where k.content_type = 1) as videos, count(*) filter (where k.content_type = 2) as lives
    from content k where k.company_id = c.company_id and k.creator_id = c.creator_id
      and k.post_t > clock.now - ${sql.lit(SOLD_DAYS * DAY)}) made on true`,
  'clock',
)

const isPending = sql`b.state = ${sql.lit(bindState.pending)}`
const isLeaving = sql`b.state = ${sql.lit(bindState.unbinding)}`
const ends = sql`coalesce(${isLive} and b.end_t <= clock.now + ${sql.lit(SOON_S)}, false)`
const sumOf = (name: string): Part => part(sql`coalesce(sum(${sql.ref(`sold.${name}`)}), 0)::bigint`, 'sold')

/** Creators whose binding within the viewer's scope is that of an agency. */
export const mcnSource = tableSource(mcnList, {
  table: creatorsBound,
  alias: 'c',
  key: ['company_id', 'creator_id'],
  common: true,
  joins: {
    owner: part(sql`join member m on m.id = b.member_id`),
    clock: presentMoment,
    sold,
    made,
  },
  scope: ({ scope }) => sql`(${creatorsOf(scope)} and b.kind = ${sql.lit(AGENCY)})`,
  masked: ['creator_name', 'nickname'],
  columns: {
    creator_name: part(sql`c.username`),
    nickname: part(sql`c.nickname`),
    contract_no: part(sql`'MCN' || lpad(b.id::text, 6, '0')`),
    bind_time: part(sql`case when ${isPending} then null else b.start_t end`),
    bind_end_time: part(sql`b.end_t`),
    share_rate_bp: part(shareAt(sql`clock.now`), 'clock'),
    bind_status: part(sql`b.state`),
    gmv_30d: part(sql`sold.gmv`, 'sold'),
    commission_30d: part(sql`sold.commission`, 'sold'),
    ours_30d: part(sql`sold.ours`, 'sold'),
    ours_settled_30d: part(sql`sold.settled`, 'sold'),
    videos_30d: part(sql`made.videos`, 'made'),
    lives_30d: part(sql`made.lives`, 'made'),
    owner_name: part(calledBy('m'), 'owner'),
    contract_ending: part(ends, 'clock'),
    invited_time: part(sql`case when ${isPending} then b.add_time end`),
    unbind_time: part(sql`case when ${isLeaving} then b.unbind_t end`),
    remark: part(sql`c.remark`),
    creator_id: part(sql`c.creator_id`),
  },
  filled: ['gmv_30d', 'commission_30d', 'ours_30d'],
  filters: {
    owner: async (text, { tx, view }) => part(sql`b.member_id = any(${await ownerIds(tx, view, text)}::bigint[])`),
  },
  keyword: (word) =>
    part(
      sql`(${holds(sql`c.username`, word)} or ${holds(sql`c.nickname`, word)} or starts_with(c.creator_id, ${word}))`,
    ),
  sums: () => ({
    signed: part(sql`count(*) filter (where ${isLive})`),
    ending: part(sql`count(*) filter (where ${ends})`, 'clock'),
    leaving: part(sql`count(*) filter (where ${isLeaving})`),
    month_gmv: sumOf('month_gmv'),
    month_ours: sumOf('month_ours'),
    unsettled: sumOf('month_open'),
  }),
  kpi: ({ signed, ending, leaving, month_gmv, month_ours, unsettled }) => ({
    ...{ signed: signed ?? 0, ending: ending ?? 0, leaving: leaving ?? 0 },
    ...{ month_gmv: month_gmv ?? 0, month_ours: month_ours ?? 0, unsettled: unsettled ?? 0 },
  }),
})
