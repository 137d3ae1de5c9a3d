import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'
import { f, shapeOf } from '../../forms/form.ts'

const access = 'shopCopy'
const mode = 'shops'

/** From which shop, what, to which shops, and by which rules. No ids: all that it sells. */
export const copyFields = [
  f.one('source_shop'),
  f.text('product_ids', { optional: true, most: 12_000, lines: 3 }),
  f.one('target_shop'),
  f.one('target_shop_2', { optional: true }),
  f.one('target_shop_3', { optional: true }),
  f.rate('price_bp', { least: -9000, most: 90_000 }),
  f.money('price_add_amt', { optional: true, least: -10_000_000, most: 10_000_000 }),
  f.count('price_ending', { optional: true, least: 0, most: 99 }),
  f.text('title_prefix', { optional: true, most: 60 }),
  f.text('title_suffix', { optional: true, most: 60 }),
  f.text('remove_words', { optional: true, most: 300 }),
  f.count('stock', { optional: true, least: 0, most: 1_000_000 }),
  f.check('skip_existing'),
] as const

export const shopCopyApi = {
  /** The viewer's shops that are authorised: products are read from, and written to, no other. */
  shops: endpoint({
    method: 'GET',
    path: '/api/v1/shopcopy/shops',
    access,
    mode,
    amounts: 'none',
    input: z.object({}),
    data: z.object({ list: z.array(z.object({ shop_id: z.string(), name: z.string() })) }),
  }),
  /** Checks every product before anything is written, and keeps what was found as a job that waits. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/shopcopy/create',
    access,
    mode,
    input: z.strictObject(shapeOf(copyFields)),
    data: z.object({ id: rowId }),
  }),
  /** Products of a job: what failed first; at most 300. */
  items: endpoint({
    method: 'GET',
    path: '/api/v1/shopcopy/items',
    access,
    mode,
    input: z.strictObject({ id: rowId }),
    data: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          before: z.string(),
          target_shop: z.string(),
          target_product: z.nullable(z.string()),
          old_price_amt: z.nullable(z.int()),
          new_price_amt: z.nullable(z.int()),
          state: z.int(),
          error: z.string(),
        }),
      ),
      total: z.int(),
      currency: z.string(),
    }),
  }),
}
