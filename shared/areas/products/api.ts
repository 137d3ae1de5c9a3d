import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowSchema } from '../../lists/column.ts'
import { productColumns } from './list.ts'

/** Products that stand side by side. */
export const COMPARE_LIMIT = 4
/** Products whose marks one call asks for. */
export const MARKS_LIMIT = 100
/** Days of a product's small curve. */
export const CURVE_DAYS = 30

/** Whoever may see the marketplace or the curated products acts on them. */
const access = ['product', 'category'] as const

/** `a,b,c`: ids of at most `most` products. */
const ids = (most: number) =>
  z.pipe(
    z.string().check(
      z.minLength(1),
      z.maxLength(6000),
      z.refine((text) => text.split(',').length <= most),
    ),
    z.transform((text): readonly string[] => [...new Set(text.split(','))]),
  )

/** What stands beside a product's row on its card: the viewer's own relation to it, and what is announced. */
const mark = z.object({
  product_id: z.string(),
  /** Address of its picture within the platform; empty: none. */
  image: z.string(),
  /** Items of the viewer's scope on each of the last 30 business days, oldest first. */
  curve: z.array(z.int()),
  /** 0 no, 1 yes (shared/workflows/own-marks.ts). */
  showcase: z.int(),
  favourite: z.int(),
  /** Newest sample request of the viewer's scope, and its state (shared/areas/samples/states.ts); null: none. */
  sample_id: z.nullable(z.string()),
  sample_state: z.nullable(z.int()),
  /** Creators of the viewer's scope that it is assigned to. */
  assigned: z.int(),
  off_time: z.nullable(z.int()),
  next_rate_bp: z.nullable(z.int()),
  next_rate_time: z.nullable(z.int()),
  /** The rate that creators of the viewer's scope keep although it was lowered, and until when at the longest. */
  lock_rate_bp: z.nullable(z.int()),
  lock_until_time: z.nullable(z.int()),
})
export type ProductMark = z.infer<typeof mark>

const creator = z.object({ creator_id: z.string(), name: z.string(), follower_count: z.nullable(z.int()) })
export type CreatorChoice = z.infer<typeof creator>

/** The marketplace (S09a) beside its list. */
export const productApi = {
  /** Rows of the list by id, in the order asked for; products that the viewer does not see are left out. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/product/detail',
    access: ['product', 'category', 'goodsAnalyse'],
    input: z.object({ product_ids: ids(COMPARE_LIMIT) }),
    data: z.object({ list: z.array(rowSchema(productColumns)), currency: z.string(), data_time: z.int() }),
  }),
  marks: endpoint({
    method: 'GET',
    path: '/api/v1/product/marks',
    access,
    input: z.object({ product_ids: ids(MARKS_LIMIT) }),
    data: z.object({
      marks: z.array(mark),
      /** By product, what the viewer may do with it now (shared/areas/products/workflow.ts). */
      may: z.record(z.string(), z.array(z.string())),
    }),
  }),
  /** Creators of the viewer's scope whose name or id holds `q`, most followers first, at most 20. */
  creators: endpoint({
    method: 'GET',
    path: '/api/v1/product/creators',
    access,
    input: z.object({ q: z._default(z.string().check(z.trim(), z.maxLength(50)), '') }),
    data: z.object({ list: z.array(creator) }),
  }),
}
