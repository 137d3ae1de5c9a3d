import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowSchema } from '../../lists/column.ts'
import { shopOrderColumns } from './orders-list.ts'

const line = z.object({
  row: rowSchema(shopOrderColumns),
  /** Of one piece; null: nobody has entered it. */
  sku_cost: z.nullable(z.int()),
  /** M30 step by step; `net - platform_fee - affiliate - shipping - cost`, no ad spend is booked on a line. */
  parts: z.object({
    net: z.int(),
    platform_fee: z.nullable(z.int()),
    affiliate: z.int(),
    shipping: z.nullable(z.int()),
    cost: z.nullable(z.int()),
    profit: z.nullable(z.int()),
  }),
})
export type ShopOrderLine = z.infer<typeof line>

export const shopOrdersApi = {
  /** An order of the viewer's own shops with all its lines; the buyer masked as in the list. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/order/shop/detail',
    access: 'orders',
    mode: 'shops',
    input: z.object({ order_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    data: z.object({
      order_id: z.string(),
      currency: z.string(),
      /** The order in the selling platform's own pages. */
      platform_url: z.string(),
      lines: z.array(line),
      data_time: z.int(),
    }),
  }),
}
