import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'

const access = ['product', 'category', 'goodsAnalyse'] as const
const id = z.string().check(z.minLength(1), z.maxLength(100))

const MOST_PIECES = 99
/** 1 video, 2 live. */
export const contentTypes = [1, 2] as const

/** What a sample request says: for whom, what, where to, and what is promised for it by the end of which day. */
export const sampleFields = [
  f.creator('creator_id'),
  f.one('sku_id'),
  f.count('qty', { least: 1, most: MOST_PIECES, first: 1 }),
  f.text('address', { least: 5, most: 300 }),
  f.choice('content_type', { options: contentTypes, labels: 'sampleContent', first: contentTypes[0] }),
  f.count('content_count', { least: 1, most: MOST_PIECES, first: 1 }),
  f.date('content_date'),
] as const

/** What a creator must reach, and what it has; null where nothing is known of it. */
const threshold = z.object({
  name: z.enum(['followers', 'gmv', 'views']),
  needs: z.int(),
  has: z.nullable(z.int()),
  met: z.boolean(),
})
export type Threshold = z.infer<typeof threshold>

/**
 * Sample requests (D17). One at another rate than the product has now is refused: the refusal's `rate_bp` tells it, and the
 * caller asks again.
 */
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
    input: z.strictObject({
      product_id: id,
      /** Basis points that the caller saw; null: not reported. */
      rate_bp: z.nullable(z.int()),
      ...shapeOf(sampleFields),
    }),
    data: z.object({ id: z.string(), state: z.int() }),
  }),
}
