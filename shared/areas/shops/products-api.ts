import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

/** Minor units: at most ten million of the unit, enough for every currency. */
const amount = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

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

/** SKUs of own products of the multi-shop mode; what is done to whole products is their workflow. */
export const shopProductsApi = {
  skus: endpoint({
    method: 'GET',
    path: '/api/v1/product/shop/skus',
    access: 'product',
    mode: 'shops',
    input: z.object({ product_id: id }),
    data: z.object({ product_id: z.string(), currency: z.string(), list: z.array(sku) }),
  }),
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
}
