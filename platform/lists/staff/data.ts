import { sql } from 'kysely'
import { sampleState } from '../../../shared/areas/samples/states.ts'
import { staffDataList } from '../../../shared/areas/staff/data-list.ts'
import { meanOf, rateBp } from '../../queries/arithmetic.ts'
import { creatorsBound, isLive } from '../../queries/creators/bindings.ts'
import { hasHeld } from '../../queries/creators/direct.ts'
import { elapsedBefore } from '../../queries/data-board/range.ts'
import { companyHead } from '../../queries/leaders.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { isSale } from '../../queries/scope.ts'
import { keep, keepWindow, kept, setting, windowOf } from '../../queries/shops/window.ts'
import { inTeams, peopleOf } from '../../queries/staff/sold.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { daySums } from '../../sums/read.ts'
import { companyScope } from '../../sums/shape.ts'
import { shareOf } from '../shares.ts'
import { type Join, part, type Sql } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { monthJoins } from '../team/month.ts'

const VIDEO = 1
const LIVE = 2

const inWindow = (t: Sql): Sql => sql`${t} >= ${kept.from_t} and ${t} < ${kept.to_t}`
const states = (...of: readonly number[]): Sql => sql`(${sql.join(of.map((state) => sql.lit(state)))})`

const ownDays = ({ scope }: View, from: Sql, to: Sql): Sql =>
  daySums({ scope: companyScope(scope.company_id), from, to, dim: 'owner', id: sql`m.id::text` })

const sold: Join = (view) =>
  part(sql`left join lateral (
    select coalesce(sum(r.gmv_amt), 0)::bigint as gmv, coalesce(sum(r.net_amt), 0)::bigint as net,
      coalesce(sum(r.orders), 0)::bigint as orders, coalesce(sum(r.est_commission_amt), 0)::bigint as commission,
      coalesce(sum(r.refund_amt), 0)::bigint as refund
    from ${ownDays(view, kept.from_day, kept.to_day)}
  ) sold on true`)

const of = (name: string): Sql => setting(`own_${name}`)

/** As much of the days before as has gone by of the kept ones: whole days of the sums, and the lines of the day that is cut. */
const before: Readonly<Record<string, Join>> = {
  cut_day: ({ scope }) =>
    part(sql`left join (
      select l.owner_member_id as id, sum(l.pay_amt)::bigint as gmv from affiliate_order_line l
      where l.company_id = ${scope.company_id} and l.paid_t >= ${of('t')} and l.paid_t <= ${of('last_t')} group by 1
    ) cut_day on cut_day.id = m.id`),
  before: (view) =>
    part(
      sql`left join lateral (
        select coalesce(sum(r.gmv_amt), 0)::bigint + coalesce(cut_day.gmv, 0) as gmv
        from ${ownDays(view, sql`${of('from')}::int`, sql`${of('to')}::int`)}
      ) before on true`,
      'cut_day',
    ),
}

/** Creators that the person looks after now, and what they published in the days. */
const held: Join = ({ scope }) =>
  part(sql`left join (
    select b.member_id, count(*) as creators, coalesce(sum(k.videos), 0)::bigint as videos,
      coalesce(sum(k.lives), 0)::bigint as lives
    from ${creatorsBound}
    left join lateral (
      select count(*) filter (where k.content_type = ${sql.lit(VIDEO)}) as videos,
        count(*) filter (where k.content_type = ${sql.lit(LIVE)}) as lives
      from content k where k.company_id = c.company_id and k.creator_id = c.creator_id and ${inWindow(sql`k.post_t`)}
    ) k on true
    where c.company_id = ${scope.company_id} and ${isLive} group by 1
  ) held on held.member_id = m.id`)

const begun: Join = ({ scope }) =>
  part(sql`left join (
    select b.member_id, count(distinct b.creator_id) as creators from creator_binding b
    where b.company_id = ${scope.company_id} and ${inWindow(sql`b.start_t`)}
      and ${hasHeld}
    group by 1
  ) begun on begun.member_id = m.id`)

const { shipped, contentPending, completed, unfulfilled } = sampleState
/** Samples that were asked for in the days and sent, and those of them whose creator has sold the product since. */
const samples: Join = ({ scope }) =>
  part(sql`left join (
    select s.member_id, count(*) as sent, count(*) filter (where exists (
        select from affiliate_order_line l where l.company_id = s.company_id and l.creator_id = s.creator_id
          and l.product_id = s.product_id and l.paid_t >= s.add_time and ${isSale})) as sold
    from sample_request s where s.company_id = ${scope.company_id} and ${inWindow(sql`s.add_time`)}
      and s.state in ${states(shipped, contentPending, completed, unfulfilled)}
    group by 1
  ) samples on samples.member_id = m.id`)

/** Sums and target of the head of a company are the company's. */
const scopeOfOne = sql`(case when ${sql.raw(companyHead)} then 'c' || m.company_id else 'm' || m.id end)`

const cells = {
  membername: part(calledBy('m')),
  staff_id: part(sql`m.id::text`),
  team_name: part(sql`coalesce(${calledBy('up')}, '')`, 'above'),
  creators: part(sql`coalesce(held.creators, 0)`, 'held'),
  new_creators: part(sql`coalesce(begun.creators, 0)`, 'begun'),
  samples: part(sql`coalesce(samples.sent, 0)`, 'samples'),
  sample_rate: part(shareOf(sql`samples.sold`, sql`samples.sent`), 'samples'),
  videos: part(sql`coalesce(held.videos, 0)`, 'held'),
  lives: part(sql`coalesce(held.lives, 0)`, 'held'),
  orders: part(sql`sold.orders`, 'sold'),
  gmv: part(sql`sold.gmv`, 'sold'),
  net_gmv: part(sql`sold.net`, 'sold'),
  est_commission: part(sql`sold.commission`, 'sold'),
  refund_rate: part(shareOf(sql`sold.refund`, sql`sold.gmv`), 'sold'),
  month_gmv: part(sql`month.gmv`, 'month'),
  target: part(sql`target.value`, 'target'),
  target_rate: part(shareOf(sql`month.gmv`, sql`target.value`), 'month', 'target'),
  gmv_change: part(shareOf(sql`(sold.gmv - before.gmv)`, sql`before.gmv`), 'sold', 'before'),
} as const

/** People of the viewer's scope with what each of them brought itself. */
export const staffDataSource = tableSource(staffDataList, {
  table: sql`member m`,
  alias: 'm',
  key: ['id'],
  common: true,
  joins: {
    above: part(sql`left join member_closure t on t.descendant_id = m.id and t.depth = 1
      left join member up on up.id = t.ancestor_id`),
    sold,
    ...before,
    held,
    begun,
    samples,
    ...monthJoins(scopeOfOne),
  },
  scope: ({ scope }) => peopleOf(scope),
  columns: cells,
  filled: [
    'creators',
    'new_creators',
    'samples',
    'videos',
    'lives',
    'orders',
    'gmv',
    'net_gmv',
    'est_commission',
    'month_gmv',
  ],
  filters: {
    paid: null,
    team: async (value, { tx, view }) => part(await inTeams(tx, view, value)),
    has_sold: part(sql`(sold.orders > 0)`, 'sold'),
  },
  keyword: (word) => part(sql`(${holds(sql`m.username || ' ' || m.membername`, word)} or m.id::text = ${word})`),
  keep: async ({ tx, view, filters }) => {
    const window = windowOf(view, filters.start_time, filters.end_time)
    await keepWindow(tx, window)
    const range = elapsedBefore(view, window)
    const cut = range?.cut ?? null
    await keep(tx, {
      own_from: range ? range.from : 0,
      own_to: range ? range.to - (cut ? 1 : 0) : -1,
      own_t: cut ? cut.start : 0,
      own_last_t: cut ? cut.now : -1,
    })
  },
  sums: () => ({
    people: part(sql`count(*)`),
    reached: part(sql`count(*) filter (where month.gmv >= target.value)`, 'month', 'target'),
    sample_sold: part(sql`coalesce(sum(samples.sold), 0)`, 'samples'),
  }),
  kpi: ({ gmv, people, reached, new_creators, samples: sent, sample_sold }) => ({
    M01: gmv ?? 0,
    perHead: meanOf(gmv ?? 0, people ?? 0),
    reached: reached ?? 0,
    newCreators: new_creators ?? 0,
    sampleRate: sent ? rateBp(sample_sold ?? 0, sent) : null,
  }),
})
