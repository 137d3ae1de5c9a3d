import * as z from 'zod/mini'
import { type Column, rowSchema } from '../lists/column.ts'
import {
  goodsCreatorColumns,
  goodsLiveColumns,
  goodsSimilarColumns,
  goodsSkuColumns,
  goodsVideoColumns,
} from '../lists/goods-columns.ts'
import { endpoint } from './endpoint.ts'

/** Business days that an analysis looks back, today among them. */
export const goodsDays = [7, 28, 90] as const
export type GoodsDays = (typeof goodsDays)[number]

/** Rows of each table at most, the largest. */
export const goodsRows = 200

const input = z.object({
  product_id: z.string().check(z.minLength(1), z.maxLength(100)),
  days: z._default(z.coerce.number().check(z.refine((days) => goodsDays.some((one) => one === days))), 28),
})

const amount = z.nullable(z.int())
const part = z.object({ id: z.int(), gmv_amt: z.int(), orders: z.int(), items: z.int() })

const card = z.object({
  product_id: z.string(),
  title: z.string(),
  image: z.string(),
  shop_name: z.string(),
  region: z.string(),
  category_name: z.string(),
  status: z.int(),
  min_price: amount,
  max_price: amount,
  commission_rate: amount,
  shop_ads_rate: amount,
  /** Half-up, of the lowest price. */
  est_commission: amount,
  /** Hundredths. */
  rating: amount,
  review_count: amount,
  stock: amount,
  first_seen_time: z.int(),
})
export type GoodsCard = z.infer<typeof card>

const table = <const Columns extends readonly Column[]>(path: `/api/v1/goods/${string}`, columns: Columns) =>
  endpoint({
    method: 'GET',
    path,
    access: 'goodsAnalyse',
    input,
    data: z.object({ list: z.array(rowSchema(columns)), currency: z.string(), data_time: z.int() }),
  })

/**
 * One product in depth (S11): what the viewer's own lines say of it over the last days. A product that is not known, or
 * that none of the viewer's lines contain, is refused beside its field `product_id`.
 */
export const goodsApi = {
  analyse: endpoint({
    method: 'GET',
    path: '/api/v1/goods/analyse',
    access: 'goodsAnalyse',
    input,
    data: z.object({
      card,
      /** M05, M01, M03, M08 and M17 of the product's lines, and how many contents sold it. */
      kpi: z.object({
        items: z.int(),
        gmv_amt: z.int(),
        orders: z.int(),
        est_commission_amt: z.int(),
        creators: z.int(),
        videos: z.int(),
        lives: z.int(),
      }),
      /** Oldest first. Clicks and impressions are those of the product; null: not reported (yet). */
      trend: z.array(
        z.object({
          day: z.string(),
          gmv_amt: z.int(),
          items: z.int(),
          orders: z.int(),
          impressions: amount,
          clicks: amount,
        }),
      ),
      /** By content type and by collaboration, largest turnover first. */
      contents: z.array(part),
      collabs: z.array(part),
      /** What held from `t` on until the next one, oldest first. */
      prices: z.array(
        z.object({ t: z.int(), min_price: amount, max_price: amount, commission_rate: amount, shop_ads_rate: amount }),
      ),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
  creators: table('/api/v1/goods/creators', goodsCreatorColumns),
  videos: table('/api/v1/goods/videos', goodsVideoColumns),
  lives: table('/api/v1/goods/lives', goodsLiveColumns),
  skus: table('/api/v1/goods/skus', goodsSkuColumns),
  similar: table('/api/v1/goods/similar', goodsSimilarColumns),
}
