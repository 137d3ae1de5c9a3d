import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

/** 1 product, 2 SKU. */
export const trendKinds = [1, 2] as const
export type TrendKind = (typeof trendKinds)[number]
/** Products and SKUs that one account may watch, taken together. */
export const MOST_TREND_WATCHES = 100
export const mostWatchedDays = 365

/** What a watch tells: the trend becomes one of `trends`, or the days of stock fall below `stock_days` (null: not asked). */
export interface TrendRule {
  readonly trends: readonly number[]
  readonly stock_days: number | null
}

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
}
