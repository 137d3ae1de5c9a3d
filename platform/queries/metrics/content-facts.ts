import { type RawBuilder, sql } from 'kysely'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import { type Range, secondsOf } from '../data-board/range.ts'
import { linesOf, type Scope } from '../scope.ts'
import type { View } from '../view.ts'
import type { Facts } from './formulas.ts'

/** Of a member the contents that its own lines name; every content of its company for a whole one. */
const seenBy = (scope: Scope, content_id: RawBuilder<unknown>): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`true`
    : sql`${content_id} in (select l.content_id from affiliate_order_line l where ${linesOf(scope)} and l.content_id <> '')`

export type ContentFacts = Pick<
  Facts,
  | 'views'
  | 'live_views'
  | 'room_impressions'
  | 'impressions'
  | 'clicks'
  | 'watch_s'
  | 'content_gmv_amt'
  | 'content_skus'
>

/** Business days as a statement reads them: numbers, or what its transaction keeps. */
export interface DaysSql {
  /** First and last day, both included. */
  readonly from: RawBuilder<unknown>
  readonly to: RawBuilder<unknown>
  /** Their seconds, without the end. */
  readonly from_t: RawBuilder<unknown>
  readonly to_t: RawBuilder<unknown>
  /** Seconds at which each of the days and the one behind them begin. */
  readonly starts: RawBuilder<unknown>
  /** The last day counts to its end. */
  readonly whole: boolean
}

const daysIn = (view: View, range: Range): DaysSql => {
  const [first, last] = secondsOf(view.clock, range)
  const starts = daysOf(range.from, range.to + 1).map((day) => dayStart(view.clock, day))
  return {
    from: sql`${range.from}::int`,
    to: sql`${range.to}::int`,
    from_t: sql`${first}`,
    to_t: sql`${last + 1}`,
    starts: sql`${starts}::bigint[]`,
    whole: range.cut === null,
  }
}

const told = sql`d.content_id, d.content_type, d.views, d.impressions, d.clicks, d.likes, d.comments, d.shares, d.watch_s,
      d.room_impressions, d.new_followers, d.data_time`

/**
 * Rows `(content_id, content_type, views, impressions, clicks, likes, comments, shares, watch_s, room_impressions,
 * new_followers, data_time, sold_amt, sold_skus)` for each content and reported day. What a content sold stands beside the
 * days that have a report: a sale of today, whose views nobody knows yet, is divided by nothing. Of a whole company
 * and whole days it is kept, else added up of the lines.
 * @param which a condition on the ids of the contents, `(id) => sql`
 */
export const contentDays = (
  scope: Scope,
  { from, to, from_t, to_t, starts, whole }: DaysSql,
  which: (content_id: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const asked = sql`d.company_id = ${scope.company_id} and d.day between ${from} and ${to} and ${which(sql`d.content_id`)}`
  if (scope.member_id === null && whole)
    return sql`
    select ${told}, sold.gmv_amt as sold_amt, sold.sku_orders as sold_skus
    from content_daily d left join rollup_content sold
      on sold.company_id = d.company_id and sold.content_id = d.content_id and sold.day = d.day
    where ${asked}`
  return sql`
    with sold as materialized (
      select content_id, place, sum(amt) as amt, count(*) as skus from (
        select l.content_id, width_bucket(l.paid_t, ${starts}) as place, sum(l.pay_amt) as amt
        from affiliate_order_line l
        where ${linesOf(scope)} and l.paid_t >= ${from_t} and l.paid_t < ${to_t} and l.content_id <> ''
          and ${which(sql`l.content_id`)} group by 1, 2, l.order_id, l.sku_id) each
      group by 1, 2)
    select ${told}, sold.amt as sold_amt, sold.skus as sold_skus
    from content_daily d
    left join sold on sold.content_id = d.content_id and sold.place = d.day - ${from} + 1
    where ${asked}`
}

const total = (column: string): RawBuilder<unknown> => sql`coalesce(sum(${sql.ref(column)}), 0)::bigint`

/** Aggregates of those rows, by the names of `Facts`. */
export const contentSums: RawBuilder<unknown> = sql`
  ${total('views')} as views, ${total('impressions')} as impressions, ${total('clicks')} as clicks,
  coalesce(sum(views) filter (where content_type = 2), 0)::bigint as live_views,
  ${total('room_impressions')} as room_impressions, ${total('watch_s')} as watch_s,
  ${total('sold_amt')} as content_gmv_amt, ${total('sold_skus')} as content_skus`

/** What the contents of the scope did in a range. */
export const readContentFacts = async (db: Db, view: View, range: Range): Promise<ContentFacts> => {
  const days = contentDays(view.scope, daysIn(view, range), (id) => seenBy(view.scope, id))
  const { rows } = await sql<ContentFacts>`select ${contentSums} from (${days}) days`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a sum without a row')
  return found
}

/** The most viewers of a minute in any room of the scope; null when no minute is known. */
export const readPeak = async (db: Db, view: View, range: Range): Promise<number | null> => {
  const [start, last] = secondsOf(view.clock, range)
  const { rows } = await sql<{ peak: number | null }>`
    select max(m.viewers) as peak from live_minute m
    where m.company_id = ${view.scope.company_id} and m.minute_t >= ${start} and m.minute_t <= ${last}
      and ${seenBy(view.scope, sql`m.live_id`)}`.execute(db)
  return rows[0]?.peak ?? null
}
