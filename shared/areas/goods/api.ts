import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowSchema } from '../../lists/column.ts'
import { goodsSimilarColumns } from './columns.ts'
import { goodsAsked } from './product.ts'

const input = z.object(goodsAsked)

const amount = z.nullable(z.int())
const part = z.object({ id: z.int(), gmv_amt: z.int(), orders: z.int(), items: z.int() })

const card = z.object({
  product_id: z.string(),
  title: z.string(),
  image: z.string(),
  shop_name: z.string(),
  region: z.string(),
  /** Both names: shared/lists/both-names.ts. */
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

/**
 * One product in depth (S11): what the viewer's own lines say of it over the last days. A product that is not known, or
 * that none of the viewer's lines contain, is refused beside its field `product_id`, by its lists (shared/lists/goods-*) too.
 */
export const goodsApi = {
  analyse: endpoint({
    method: 'GET',
    path: '/api/v1/goods/analyse',
    access: 'goodsAnalyse',
    input,
    data: z.object({
      card,
      /**
       * M05, M01, M03, M08 and M17 of the product's lines; and as many videos and lives as its lists have without a filter,
       * with how many of them sold it.
       */
      kpi: z.object({
        items: z.int(),
        gmv_amt: z.int(),
        orders: z.int(),
        est_commission_amt: z.int(),
        creators: z.int(),
        videos: z.int(),
        videos_sold: z.int(),
        lives: z.int(),
        lives_sold: z.int(),
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
  /** What buyers wrote within the days; nothing of it names a buyer. */
  reviews: endpoint({
    method: 'GET',
    path: '/api/v1/goods/reviews',
    access: 'goodsAnalyse',
    input: z.extend(input, { word: z.optional(z.string().check(z.minLength(1), z.maxLength(60))) }),
    data: z.object({
      total: z.int(),
      /** Mean stars in hundredths; null without reviews. */
      rating: amount,
      /** Most stars first. */
      stars: z.array(z.object({ rating: z.int(), n: z.int() })),
      /** In how many reviews a word stands, and their mean stars in hundredths; most first. */
      words: z.array(z.object({ word: z.string(), n: z.int(), rating: z.int() })),
      /** The newest, of `word` where it is asked about. */
      list: z.array(
        z.object({
          review_id: z.string(),
          time: z.int(),
          rating: z.int(),
          text: z.string(),
          sku_name: z.string(),
        }),
      ),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/v1/goods/similar',
    access: 'goodsAnalyse',
    input,
    data: z.object({ list: z.array(rowSchema(goodsSimilarColumns)), currency: z.string(), data_time: z.int() }),
  }),
}

/** Asking for a product that is not in the catalogue: whoever is above the member is told, and the member once it is there. */
export const goodsSubmitApi = {
  submitted: endpoint({
    method: 'GET',
    path: '/api/v1/goods/submitted',
    access: 'goodsAnalyse',
    input: z.object({ product_id: goodsAsked.product_id }),
    /** null: not asked for, or there. */
    data: z.object({ submit_time: z.nullable(z.int()) }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/goods/submit',
    access: 'goodsAnalyse',
    /** An id, or the address of the product's page. */
    input: z.strictObject({ product: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
    /** `known`: it is in the catalogue and can be looked at; nothing was noted. */
    data: z.object({ product_id: z.string(), known: z.boolean() }),
  }),
}
