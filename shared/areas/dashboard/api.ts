import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { textShape } from '../../lists/filter.ts'
import { wallHead } from '../../live/wall-head.ts'
import { composeZone, feedLine, figure, heroZone, mapZone, settleZone, trendZone } from '../../live/zones.ts'
import { liveFilters } from './filters.ts'

const rankRow = z.object({
  id: z.string(),
  rank: z.int(),
  /** Places won by turnover since an hour ago; null: not ranked then, ranked by another measure, or of a filter. */
  move: z.nullable(z.int()),
  name: z.string(),
  region: z.string(),
  image: z.string(),
  gmv_amt: z.int(),
  orders: z.int(),
  qty: z.int(),
  commission_amt: z.int(),
  /** Of the whole day's turnover, basis points. */
  share_bp: z.int(),
})
export type ConsoleRankRow = z.infer<typeof rankRow>

const filter = textShape(liveFilters)

/** The affiliate dashboard (S07a): the same metrics, by the same queries, as the data wall. */
export const consoleApi = {
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/console/overview',
    access: 'console',
    input: z.object(filter),
    data: z.object({
      head: wallHead,
      hero: heroZone,
      /** M01 and all that can stand in its cards (shared/metrics/zones.ts); `spark` by elapsed hour of today, the running one last; null where there is nothing to divide by. */
      kpi: z.array(z.object({ ...figure.shape, spark: z.array(z.nullable(z.int())) })),
      compose: composeZone,
      countries: mapZone,
      settle: settleZone,
      /** M11_OURS of today and of the month to date, by the day of payment; of its target (null: none) M29. */
      ours: z.object({
        today_amt: z.int(),
        month_amt: z.int(),
        target_amt: z.nullable(z.int()),
        target_rate_bp: z.nullable(z.int()),
      }),
      /** The viewer's bills that wait for confirmation, and sessions that are live in the scope. */
      waiting: z.object({ bills: z.int(), lives: z.int() }),
      data_time: z.int(),
    }),
  }),
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/console/trend',
    access: 'console',
    input: z.object({ ...filter, granularity: z._default(z.literal('hour'), 'hour') }),
    data: z.object({ ...trendZone.shape, currency: z.string(), data_time: z.int() }),
  }),
  rank: endpoint({
    method: 'GET',
    path: '/api/v1/console/rank',
    access: 'console',
    input: z.object({
      ...filter,
      type: z._default(z.enum(['product', 'creator', 'shop']), 'product'),
      by: z._default(z.enum(['gmv', 'orders', 'commission']), 'gmv'),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
    }),
    data: z.object({ list: z.array(rankRow), currency: z.string(), data_time: z.int() }),
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/v1/console/feed',
    access: 'console',
    input: z.object({
      ...filter,
      cursor: z.optional(z.string().check(z.maxLength(120))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    data: z.object({ items: z.array(feedLine), cursor: z.string(), currency: z.string(), data_time: z.int() }),
  }),
  /** Yesterday from being shown to being paid (T-1): SKU orders; null where the selling platform reports nothing. */
  funnel: endpoint({
    method: 'GET',
    path: '/api/v1/console/funnel',
    access: 'console',
    input: z.object(filter),
    data: z.object({
      day: z.string(),
      impressions: z.nullable(z.int()),
      clicks: z.nullable(z.int()),
      created: z.int(),
      paid: z.int(),
      data_time: z.int(),
    }),
  }),
}
