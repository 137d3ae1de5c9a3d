import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowSchema } from '../../lists/column.ts'
import { orderColumns } from './list.ts'

/** Who gets what of a line: one row a beneficiary, as frozen at payment. */
const split = z.object({
  /** 1 creator, 2 direct leader, 3 level leader, 4 agency, 5 partner, 6 platform. */
  role: z.int(),
  level: z.int(),
  name: z.string(),
  rate_bp: z.int(),
  base_amt: z.int(),
  est_amt: z.int(),
  act_amt: z.nullable(z.int()),
  /** 0 estimate, 1 due, 2 billed, 3 paid, 4 claw-back. */
  state: z.int(),
})

/** Moments of the order in their order; a moment that has not come is not in it. */
const moment = z.object({
  kind: z.enum([
    'created',
    'paid',
    'delivered',
    'settle_due',
    'settled',
    'refunded',
    'returned',
    'cancelled',
    'ineligible',
  ]),
  t: z.int(),
  /** Money or items that the moment moved. */
  amt: z.nullable(z.int()),
  qty: z.nullable(z.int()),
})

/** What was paid for a line that came in another currency than the company's, in minor units of it. */
const original = z.object({
  currency: z.string(),
  pay_amt: z.int(),
  /** Units of the company's currency for one of `currency`, at most 15 digits. */
  fx_rate: z.number(),
})

const line = z.object({
  row: rowSchema(orderColumns),
  original: z.nullable(original),
  subtotal_amt: z.int(),
  seller_discount_amt: z.int(),
  platform_discount_amt: z.int(),
  tax_amt: z.int(),
  bonus_rate_bp: z.int(),
  ads_attributed: z.boolean(),
  /** Which of the three rates counts: `standard`, `shop_ads` (attributed to an ad), `partner` (campaign: creator's part). */
  rate_used: z.enum(['standard', 'shop_ads', 'partner']),
  /** Items left after refunds and returns, of `quantity`. */
  remaining: z.int(),
  ineligible_reason: z.nullable(z.int()),
  settle_due_time: z.nullable(z.int()),
  splits: z.array(split),
  timeline: z.array(moment),
})
export type OrderLineDetail = z.infer<typeof line>

export const ordersApi = {
  /** An order of the viewer's scope with all of its lines that are in the scope, each with its commission step by step. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/order/detail',
    access: 'orders',
    input: z.object({ order_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    data: z.object({ order_id: z.string(), currency: z.string(), lines: z.array(line), data_time: z.int() }),
  }),
  /** When the newest order of the viewer's scope was paid, Unix seconds; null without any, or where nobody keeps it. */
  newest: endpoint({
    method: 'GET',
    path: '/api/v1/order/newest',
    access: 'orders',
    input: z.object({}),
    data: z.object({ newest_t: z.nullable(z.int()), data_time: z.int() }),
  }),
}
