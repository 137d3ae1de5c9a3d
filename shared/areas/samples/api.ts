import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

const access = ['product', 'category', 'goodsAnalyse'] as const
const id = z.string().check(z.minLength(1), z.maxLength(100))
const count = z.int().check(z.minimum(1), z.maximum(99))

/** What a creator must reach, and what it has; null where nothing is known of it. */
const threshold = z.object({
  name: z.enum(['followers', 'gmv', 'views']),
  needs: z.int(),
  has: z.nullable(z.int()),
  met: z.boolean(),
})
export type Threshold = z.infer<typeof threshold>

/** Sample requests (D17). */
export const sampleApi = {
  /** Everything that decides on a request before it is written: `open` is the state of one that is under way. */
  check: endpoint({
    method: 'GET',
    path: '/api/v1/sample/check',
    access,
    input: z.object({ product_id: id, creator_id: z.optional(id) }),
    data: z.object({
      title: z.string(),
      /** 0 none, 1 free, 2 refundable. */
      sample_kind: z.int(),
      left: z.int(),
      rate_bp: z.nullable(z.int()),
      skus: z.array(z.object({ sku_id: z.string(), name: z.string() })),
      /** Those that are asked for, with the creator's own figures once a creator is named. */
      thresholds: z.array(threshold),
      open: z.nullable(z.int()),
      currency: z.string(),
    }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/v1/sample/apply',
    access,
    input: z.object({
      product_id: id,
      sku_id: id,
      creator_id: id,
      rate_bp: z.nullable(z.int()),
      qty: count,
      address: z.string().check(z.trim(), z.minLength(5), z.maxLength(300)),
      /** 1 video, 2 live. */
      content_type: z.int().check(z.minimum(1), z.maximum(2)),
      content_count: count,
      /** Unix second until which the content is promised. */
      content_time: z.int().check(z.minimum(0), z.maximum(9_999_999_999)),
    }),
    data: z.object({ id: z.string(), state: z.int() }),
  }),
  /** While nothing was shipped. */
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/sample/withdraw',
    access,
    input: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) }),
    data: z.object({ state: z.int() }),
  }),
}
