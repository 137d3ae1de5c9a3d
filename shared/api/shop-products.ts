import * as z from 'zod/mini'
import { bulkData, bulkKeys } from './bulk.ts'
import { endpoint } from './endpoint.ts'

/** Minor units: at most ten million of the unit, enough for every currency. */
const amount = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
const pieces = z.int().check(z.minimum(0), z.maximum(10_000_000))
const own = { method: 'POST', access: 'product', mode: 'shops', data: bulkData } as const

/** Open collaboration takes 1 to 80 %. */
export const commissionLimits = { min: 100, max: 8000 } as const
/** A change of price: down to a tenth, up to ten times. */
export const priceChangeLimits = { min: -9000, max: 90_000 } as const
export const COST_LINES = 2000

const sku = z.object({
  sku_id: z.string(),
  seller_sku: z.string(),
  name: z.string(),
  price: z.nullable(z.int()),
  stock: z.nullable(z.int()),
  cost: z.nullable(z.int()),
})
export type ShopSku = z.infer<typeof sku>

const id = z.string().check(z.minLength(1), z.maxLength(100))
const costLine = z.object({ line: z.int(), message: z.string() })

/** Own products of the multi-shop mode: bulk calls take product ids, do each product whole and answer one by one. */
export const shopProductsApi = {
  skus: endpoint({
    method: 'GET',
    path: '/api/v1/product/shop/skus',
    access: 'product',
    mode: 'shops',
    input: z.object({ product_id: id }),
    data: z.object({ product_id: z.string(), currency: z.string(), list: z.array(sku) }),
  }),
  /** 1 on the shelf (from 4 alone), 4 off it (from 1 alone). */
  status: endpoint({
    ...own,
    path: '/api/v1/product/status',
    input: z.object({ keys: bulkKeys, status: z.union([z.literal(1), z.literal(4)]) }),
  }),
  /** Every SKU's price by so many basis points, half-up: -1000 is ten percent off. */
  price: endpoint({
    ...own,
    path: '/api/v1/product/price',
    input: z.object({
      keys: bulkKeys,
      change_bp: z.int().check(z.minimum(priceChangeLimits.min), z.maximum(priceChangeLimits.max)),
    }),
  }),
  /** Every SKU's stock to this number. */
  stock: endpoint({ ...own, path: '/api/v1/product/stock', input: z.object({ keys: bulkKeys, stock: pieces }) }),
  commission: endpoint({
    ...own,
    path: '/api/v1/product/commission',
    input: z.object({
      keys: bulkKeys,
      rate_bp: z.int().check(z.minimum(commissionLimits.min), z.maximum(commissionLimits.max)),
    }),
  }),
  /** Every SKU's cost of one piece. */
  cost: endpoint({ ...own, path: '/api/v1/product/cost', input: z.object({ keys: bulkKeys, cost: amount }) }),
  /** One field of one SKU, whose value was `seen`: refused when somebody changed it meanwhile. */
  sku: endpoint({
    method: 'POST',
    path: '/api/v1/product/sku',
    access: ['product', 'orders'],
    mode: 'shops',
    input: z.object({
      sku_id: id,
      field: z.enum(['price', 'stock', 'cost']),
      seen: z.nullable(z.int()),
      value: amount,
    }),
    data: sku,
  }),
  /** Costs from a table: a line each, SKU ID or seller SKU and cost in the currency's unit, with or without a heading. */
  costs: endpoint({
    method: 'POST',
    path: '/api/v1/product/costs',
    access: ['product', 'orders'],
    mode: 'shops',
    input: z.object({ table: z.string().check(z.minLength(1), z.maxLength(60_000)) }),
    data: z.object({
      /** Rows of the table, those whose cost is now what the table says, and what is wrong with each of the others. */
      rows: z.int(),
      taken: z.int(),
      errors: z.array(costLine),
    }),
  }),
}
