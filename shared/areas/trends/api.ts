import * as z from 'zod/mini'
import { bulkData, bulkKeys } from '../../api/bulk.ts'
import { endpoint } from '../../api/endpoint.ts'

/** 1 product, 2 SKU. */
export const trendKinds = [1, 2] as const
export type TrendKind = (typeof trendKinds)[number]
/** Trends (shared/areas/trends/list.ts) whose beginning a watch can tell: rising, falling, unsalable. */
export const watchableTrends = [1, 2, 3] as const
/** Products and SKUs that one account may watch, taken together. */
export const MOST_TREND_WATCHES = 100
export const mostWatchedDays = 365

const kind = z.literal(trendKinds)

/** What a watch tells: the trend becomes one of `trends`, or the days of stock fall below `stock_days` (null: not asked). */
const rule = z
  .strictObject({
    trends: z.array(z.int().check(z.refine((one) => watchableTrends.some((known) => known === one)))).check(
      z.maxLength(watchableTrends.length),
      z.refine((trends) => new Set(trends).size === trends.length),
    ),
    stock_days: z.nullable(z.int().check(z.minimum(1), z.maximum(mostWatchedDays))),
  })
  .check(z.refine(({ trends, stock_days }) => trends.length > 0 || stock_days !== null))
export type TrendRule = z.infer<typeof rule>

const watch = z.object({
  kind: z.int(),
  id: z.string(),
  trends: z.array(z.int()),
  stock_days: z.nullable(z.int()),
  /** The rule held when it was looked at last. */
  holds: z.boolean(),
  /** Unix second of its newest hit; null: none yet. */
  hit_time: z.nullable(z.int()),
})
export type TrendWatch = z.infer<typeof watch>

const access = ['orderTrend', 'skuTrend'] as const

/** Watches on products and SKUs of the own shops: the account's own, looked at once a business day. */
export const trendApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/ordertrend/watch/mine',
    access,
    mode: 'shops',
    input: z.object({}),
    data: z.object({ list: z.array(watch) }),
  }),
  /** Sets the rule of each, or with null ends its watch. What holds already hits when it begins anew. */
  watch: endpoint({
    method: 'POST',
    path: '/api/v1/ordertrend/watch',
    access,
    mode: 'shops',
    input: z.strictObject({ kind, keys: bulkKeys, rule: z.nullable(rule) }),
    data: bulkData,
  }),
}
