import * as z from 'zod/mini'

const id = z.string()
const amt = z.int()
/** What was paid, or how many: below zero it is wrong, and the zone unreadable. */
const turnover = z.int().check(z.minimum(0))
const count = z.int().check(z.minimum(0))
/**
 * Against the same elapsed part of the period before: `new` nothing to compare with, `flat` both zero, `none` one of them
 * not reported, `early` the later one not comparable yet, else basis points.
 */
export const change = z.union([
  z.object({ kind: z.literal('new') }),
  z.object({ kind: z.literal('flat') }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('early') }),
  z.object({ kind: z.literal('bp'), bp: z.int() }),
])

/** A metric figure: `value` in the metric's unit (minor units, a count, basis points); null when it is not reported. */
export const figure = z.object({ id, value: z.nullable(z.int()), before: z.nullable(z.int()), change })

/** Today's turnover (M01) with its comparisons; amounts in minor units of the snapshot's currency. */
export const heroZone = z.object({
  gmv_amt: turnover,
  yesterday_same_amt: turnover,
  yesterday_amt: turnover,
  change,
  month_amt: turnover,
  target_amt: z.nullable(amt),
  /** M29 in basis points; null without a target. */
  target_rate_bp: z.nullable(z.int()),
  /** Beside the target, at this moment; null without one. */
  pace: z.nullable(
    z.object({
      /** Of the month's seconds, those that have gone by, basis points. */
      gone_bp: z.int(),
      /** What the month is behind the target's part of that time; below zero it is ahead. */
      behind_amt: amt,
      /** What each day that is left, the running one too, must bring (TM14); 0 once it is reached. */
      need_amt: amt,
    }),
  ),
  /** What today comes to at the share that the last seven days had brought by this moment; null while that is below a tenth. */
  forecast_amt: z.nullable(amt),
  /** Orders paid per minute, mean of the last 5 minutes, one decimal. */
  orders_per_minute: z.number().check(z.minimum(0)),
})

/** M03 M05 M06 M07 M08 M17 (and M13 on the console). */
export const kpiZone = z.array(figure)
/** M01 by content type (id = its number), largest first, with its share of the day in basis points. */
export const composeZone = z.array(z.object({ id, amt: turnover, share_bp: z.int() }))

/** `move`: places gained (positive) since an hour ago; null when the object was not ranked then. `share_bp`: of the first. */
const rank = { id, rank: z.int(), move: z.nullable(z.int()), amt: turnover, orders: count, share_bp: z.int() }
export const creatorRankZone = z.array(z.object({ ...rank, name: z.string(), region: z.string() }))
export const productRankZone = z.array(
  z.object({ ...rank, title: z.string(), image: z.string(), qty: count, rate_bp: z.nullable(z.int()) }),
)
export const shopRankZone = z.array(z.object({ ...rank, name: z.string(), region: z.string() }))
export const teamRankZone = z.array(z.object({ ...rank, name: z.string(), members: count }))

/** M01 by buyer country (id = ISO code, `ZZ` unknown), largest first. */
export const mapZone = z.array(z.object({ id, amt: turnover, orders: count, change }))

/**
 * The business day by elapsed hour: 23 to 25 entries, index 0 at the day's start. `today` and `commission` are zero past
 * `now`; `yesterday` and `mean7` (the mean of the seven days before) are those of the same hours by the clock, null where
 * the clock did not show that hour.
 */
export const trendZone = z.object({
  start_t: z.int(),
  now: z.int(),
  today: z.array(turnover),
  yesterday: z.array(z.nullable(turnover)),
  mean7: z.array(z.nullable(turnover)),
  commission: z.array(amt),
})

/** One order line of the feed. `from` and `region` are ISO codes: where the shop ships from, where the buyer is. */
export const feedLine = z.object({
  id,
  /** Paid, Unix seconds. */
  t: z.int(),
  region: z.string(),
  from: z.string(),
  product: z.string(),
  creator: z.string(),
  content_type: z.int(),
  qty: count,
  amt: turnover,
  commission_amt: amt,
})
/** Newest lines first, at most 20; `lines` counts all lines of the day, so that a burst beyond them can be told. */
export const feedZone = z.object({ lines: count, rows: z.array(feedLine) })

/** M10, M09 and M11_OURS of the month (null: not reported), ineligible amount and rate (M15), refund rate (M13) of today's lines; no rates of no lines. */
export const settleZone = z.object({
  pending_amt: amt,
  settled_month_amt: amt,
  ours_month_amt: z._default(z.nullable(amt), null),
  ineligible_amt: amt,
  ineligible_rate_bp: z.nullable(z.int()),
  refund_rate_bp: z.nullable(z.int()),
})

/** Rooms that are live now, the one with the most turnover first; `viewers` null: not reported. */
export const liveRoomsZone = z.array(
  z.object({
    live_id: id,
    title: z.string(),
    creator_name: z.string(),
    start_t: z.nullable(z.int()),
    viewers: z.nullable(count),
    gmv_amt: turnover,
    orders: count,
    orders_per_minute: z.number().check(z.minimum(0)),
    /** M19, minor units; null: not reported. */
    gpm: z._default(z.nullable(z.int()), null),
  }),
)

/** Alerts (A1 ...), milestones, announcements and news; the text stands in the dictionary under `ticker.<code>` and takes `params`. */
export const tickerZone = z.array(
  z.object({
    id,
    kind: z.enum(['alert', 'milestone', 'announcement', 'notice']),
    level: z.enum(['red', 'amber', 'gold', 'plain']),
    code: z.string(),
    /** Since when, Unix seconds. */
    t: z.int(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
)

/** The zones of the data wall, each with the schema that the relay holds the platform's answer against. */
export const dataZones = {
  hero: heroZone,
  kpi: kpiZone,
  compose: composeZone,
  creator_rank: creatorRankZone,
  product_rank: productRankZone,
  shop_rank: shopRankZone,
  team_rank: teamRankZone,
  map: mapZone,
  trend: trendZone,
  feed: feedZone,
  settle: settleZone,
  live_rooms: z._default(liveRoomsZone, []),
  ticker: tickerZone,
} as const

/** What the data wall shows. */
export type Zones = { [Name in keyof typeof dataZones]: z.infer<(typeof dataZones)[Name]> }
export type FeedLine = z.infer<typeof feedLine>
export type Figure = z.infer<typeof figure>
