import { sql } from 'kysely'
import type { CallData, HandlerInput } from '../../../shared/api/endpoint.ts'
import type { creatorDataApi } from '../../../shared/areas/creators/data-api.ts'
import { COHORTS, creatorTiers } from '../../../shared/areas/creators/states.ts'
import { dayStart, dayText, monthStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { salesPaid } from '../../queries/scope.ts'
import { windowOf } from '../../queries/shops/window.ts'
import type { View } from '../../queries/view.ts'
import { boundOfDays, daysOfOne } from '../../sums/read.ts'
import { rowsOf } from '../build.ts'
import { part, type Sql } from '../source.ts'
import { creatorDataSource } from './data.ts'

type Query = HandlerInput<typeof creatorDataApi.trend>
type Trend = CallData<typeof creatorDataApi.trend>
type Retention = CallData<typeof creatorDataApi.retention>

/** `from ... where ...`: the creators that the list finds, with what some joins know of them. */
const foundBy = async (tx: Tx, view: View, query: Query, ...needs: string[]): Promise<Sql> => {
  const conditions = await creatorDataSource.where(tx, view, query)
  return rowsOf(creatorDataSource, view, [...conditions.values()], [part(sql`true`, ...needs)])
}

/** What the creators of a filter sold by day, by tier and by content type. */
export const readCreatorTrend = async (tx: Tx, view: View, query: Query): Promise<Trend> => {
  const { scope, company, clock } = view
  const { from, to } = windowOf(view, query.filters.start_time, query.filters.end_time)
  const found = await foundBy(tx, view, query, 'sold')
  const who = sql`with who as materialized (select c.creator_id ${found})`
  const days = await sql<{ day: number; gmv_amt: number; orders: number }>`
    ${who}, sold as (
      select r.bucket as day, sum(r.gmv_amt) as gmv_amt, sum(r.orders) as orders
      from who cross join lateral (
        select r.bucket, r.gmv_amt, r.orders ${daysOfOne(scope.text, 'creator', sql`who.creator_id`, from, to)}) r
      group by 1)
    select d.day, coalesce(gmv_amt, 0)::bigint as gmv_amt, coalesce(orders, 0)::bigint as orders
    from generate_series(${from}::int, ${to}::int) as d(day) left join sold using (day) order by 1`.execute(tx)
  const tiers = await sql<Trend['tiers'][number]>`
    select ${creatorDataSource.columns.tier?.sql} as tier, count(*) as creators, sum(sold.gmv)::bigint as gmv_amt
    ${found} group by 1`.execute(tx)
  const contents = await sql<Trend['contents'][number]>`
    ${who} select l.content_type, sum(l.pay_amt)::bigint as gmv_amt, count(distinct l.order_id) as orders
    from affiliate_order_line l
    where ${salesPaid(scope, dayStart(clock, from), dayStart(clock, to + 1) - 1)}
      and l.creator_id in (select creator_id from who)
    group by 1 order by 2 desc, 1`.execute(tx)
  return {
    from: dayText(from),
    to: dayText(to),
    days: days.rows.map(({ day, ...sums }) => ({ day: dayText(day), ...sums })),
    tiers: creatorTiers
      .toReversed()
      .map((tier) => tiers.rows.find((one) => one.tier === tier) ?? { tier, creators: 0, gmv_amt: 0 }),
    contents: contents.rows,
    currency: company.currency,
    data_time: view.now,
  }
}

/** First days of so many months on end, up to the one after the view's. */
const monthsOf = ({ day }: View): readonly number[] => {
  const starts = [monthStart(monthStart(day) + 31)]
  while (starts.length <= COHORTS) starts.unshift(monthStart((starts[0] ?? 0) - 1))
  return starts
}

/** Of the creators of a filter who joined in each of the last months, how many sold in it and in each month since. */
export const readRetention = async (tx: Tx, view: View, query: Query): Promise<Retention> => {
  const starts = monthsOf(view)
  const [first = 0] = starts
  const seconds = starts.map((day) => dayStart(view.clock, day))
  const found = await foundBy(tx, view, query, 'joined')
  const { rows } = await sql<{ joined: number; month: number | null; creators: number }>`
    with who as materialized (
      select * from (select c.creator_id, width_bucket(joined.t, ${seconds}::bigint[]) as joined ${found}) w
      where joined between 1 and ${COHORTS}),
    sold as (
      select who.joined, width_bucket(r.bucket, ${starts}::int[]) as month, who.creator_id
      from who cross join lateral (
        select r.bucket ${daysOfOne(view.scope.text, 'creator', sql`who.creator_id`, first, view.day)} and r.orders > 0) r)
    select joined, null::int as month, count(*) as creators from who group by 1
    union all select joined, month, count(distinct creator_id) from sold where month >= joined group by 1, 2`.execute(
    tx,
  )
  const bound = await sql<{ day: number | null }>`select ${boundOfDays('min', view.scope.text)} as day`.execute(tx)
  const opened = bound.rows[0]?.day ?? Number.POSITIVE_INFINITY
  const at = (joined: number, month: number | null): number =>
    rows.find((row) => row.joined === joined && row.month === month)?.creators ?? 0
  const months = starts.slice(0, COHORTS).map((day, n) => ({
    month: dayText(day).slice(0, 7),
    creators: at(n + 1, null),
    sold: Array.from({ length: COHORTS - n }, (_, later) =>
      (starts[n + later + 1] ?? 0) <= opened ? null : at(n + 1, n + 1 + later),
    ),
  }))
  return { months, data_time: view.now }
}
