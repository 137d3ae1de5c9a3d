import type { Request, Response, Router } from 'express'
import { isLoopback } from '../../shared/net/address.ts'
import type { EventResult, IncomingOrder, OrderEvent } from '../ingest/types.ts'
import { readMemberByName } from '../queries/account/member.ts'
import { type Context, secondsOf } from './context.ts'

/** Seconds for which whose wall it is holds: looking it up is no part of an order's way. */
const SEAT_S = 10

export interface OrderGate {
  submit(companyId: number, events: readonly OrderEvent[]): Promise<EventResult[]>
}

const MOST = 10 ** 10

/** A demo order of one line that pays `amt` minor units now. `push-` sorts after other ids of the same second. */
const orderOf = (amt: number, currency: string, now: number, number: number): IncomingOrder => ({
  kind: 'order',
  order_id: `push-${String(now).padStart(11, '0')}-${String(number).padStart(9, '0')}`,
  shop_id: 'push-shop',
  shop_name: '推送演示店 Push demo shop',
  shop_region: 'GB',
  region: 'US',
  buyer_key: `push-${number}`,
  order_status: 111,
  create_t: now,
  paid_t: now,
  delivery_t: null,
  currency,
  is_sample: false,
  lines: [
    {
      sku_id: 'push-sku',
      content_id: '',
      n: 1,
      product_id: 'push-product',
      product_name: '推送演示商品 Push demo product',
      sku_name: '',
      creator_id: '',
      creator_name: '',
      content_type: 1,
      collab_type: 1,
      campaign_id: '',
      commission_model: 1,
      price_amt: amt,
      quantity: 1,
      subtotal_amt: amt,
      seller_discount_amt: 0,
      platform_discount_amt: 0,
      tax_amt: 0,
      pay_amt: amt,
      standard_rate_bp: 1000,
      shop_ads_rate_bp: null,
      partner_rate_bp: 0,
      bonus_rate_bp: 0,
      ads_attributed: false,
      refunded_qty: 0,
      returned_qty: 0,
      refund_amt: 0,
    },
  ],
})

/**
 * `GET /__push?i=N` (BENCH=on, loopback only): commits one order line of N minor units for the company of the `wall`
 * account through the ordinary write path and answers when the commit is durable.
 */
export const mountBench = (router: Router, context: Context, gate: OrderGate): void => {
  let number = 0
  let seat: Awaited<ReturnType<typeof readMemberByName>> = null
  let readAt = 0
  router.get('/__push', async (req: Request, res: Response) => {
    const amt = Number(req.query.i)
    if (!isLoopback(req.socket.remoteAddress) || !isLoopback(req.ip))
      return void res.status(403).json({ ok: false, reason: 'loopback only' })
    if (!Number.isInteger(amt) || amt < 1 || amt > MOST) {
      return void res.status(400).json({ ok: false, reason: 'i: whole minor units, at least 1' })
    }
    const now = secondsOf(context)
    if (!seat || now >= readAt + SEAT_S) {
      seat = await readMemberByName(context.db, 'wall', now)
      readAt = now
    }
    if (!seat) return void res.status(404).json({ ok: false, reason: 'no account called wall' })
    number += 1
    const [result] = await gate.submit(seat.company_id, [orderOf(amt, seat.currency, now, number)])
    res.status(result?.ok ? 200 : 500).json(result ?? { ok: false, reason: 'no result' })
  })
}
