import { ineligibleReasons, orderStatuses, settlementStatuses } from '../../shared/areas/orders/enums.ts'
import { allLineFacts, lineBit } from './said.ts'
import { lineKey } from './state.ts'
import type { IncomingLine, IncomingOrder, LineRefund, OrderEvent, OrderUpdate, UnmatchedReturn } from './types.ts'

export interface Refused {
  readonly reason: string
  readonly reason_zh: string
}

export const refuse = (reason_zh: string, reason: string): Refused => ({ reason, reason_zh })

const MAX_TEXT = 500
const MAX_LINES = 5000
const MAX_INT = 2_147_483_647
/** Far future enough; what lies behind is milliseconds taken for seconds. */
const MAX_T = 10_000_000_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u001f]/

/** Five ids of a line stand in one entry of an index, which has room for 2,704 bytes. */
const MAX_ID_BYTES = 450
/** Letters that have no more bytes than that in any script. */
const SHORT_ID = MAX_ID_BYTES / 3
const isId = (text: string): boolean =>
  text.length > 0 &&
  text.length <= 200 &&
  (text.length <= SHORT_ID || Buffer.byteLength(text) <= MAX_ID_BYTES) &&
  !control.test(text)
const isText = (text: string): boolean => text.length <= MAX_TEXT && !text.includes('\0')
/** Minor units of one amount: sums over ninety thousand of the largest are still exact numbers. */
const MAX_AMOUNT = 1e11
export const isAmount = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= MAX_AMOUNT
const isTime = (t: number | null | undefined): boolean => t == null || (Number.isInteger(t) && t > 0 && t < MAX_T)
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MAX_INT
const isRate = (value: number | null): boolean => value === null || (isCount(value) && value <= 10_000)

const wrong = (field: string): Refused => refuse(`字段 ${field} 无效`, `invalid field ${field}`)

const isPositiveAmount = (value: number): boolean => isAmount(value) && value >= 0

/** The first field of a line that is wrong. Written out: it runs for every line of an import. */
const wrongLine = (line: IncomingLine): string | undefined => {
  if (!isId(line.sku_id)) return 'sku_id'
  if (!isId(line.product_id)) return 'product_id'
  if (line.content_id !== '' && !isId(line.content_id)) return 'content_id'
  if (line.creator_id !== '' && !isId(line.creator_id)) return 'creator_id'
  if (!(isCount(line.n) && line.n > 0 && line.n < 32_768)) return 'n'
  if (!(isCount(line.quantity) && line.quantity > 0)) return 'quantity'
  if (!isCount(line.refunded_qty)) return 'refunded_qty'
  if (!isCount(line.returned_qty)) return 'returned_qty'
  if (!isPositiveAmount(line.price_amt)) return 'price_amt'
  if (!isPositiveAmount(line.subtotal_amt)) return 'subtotal_amt'
  if (!isPositiveAmount(line.seller_discount_amt)) return 'seller_discount_amt'
  if (!isPositiveAmount(line.platform_discount_amt)) return 'platform_discount_amt'
  if (!isPositiveAmount(line.tax_amt)) return 'tax_amt'
  if (!isPositiveAmount(line.pay_amt)) return 'pay_amt'
  if (!isPositiveAmount(line.refund_amt)) return 'refund_amt'
  if (!isRate(line.standard_rate_bp)) return 'standard_rate_bp'
  if (!isRate(line.shop_ads_rate_bp)) return 'shop_ads_rate_bp'
  if (!isRate(line.partner_rate_bp)) return 'partner_rate_bp'
  if (!isRate(line.bonus_rate_bp)) return 'bonus_rate_bp'
  if (!isText(line.product_name)) return 'product_name'
  if (!isText(line.sku_name)) return 'sku_name'
  if (!isText(line.seller_sku ?? '')) return 'seller_sku'
  if ((line.image ?? '').length > 2000 || line.image?.includes('\0')) return 'image'
  if (!isText(line.creator_name)) return 'creator_name'
  if (!isText(line.campaign_id)) return 'campaign_id'
  if (line.settlement_status !== undefined && !settlementStatuses.includes(line.settlement_status))
    return 'settlement_status'
  if (line.reason !== undefined && !ineligibleReasons.includes(line.reason)) return 'reason'
  if (!isTime(line.settled_t)) return 'settled_t'
  if (line.estimated && !Object.values(line.estimated).every(isAmount)) return 'estimated'
  return line.actual && !Object.values(line.actual).every(isAmount) ? 'actual' : undefined
}

/** What cannot be true of a line, though each field may be. */
const nonsense = (line: IncomingLine): Refused | undefined => {
  const said = line.said ?? allLineFacts
  const { quantity, refunded_qty, returned_qty, refund_amt, pay_amt } = line
  if ((said & lineBit.refund_amt) !== 0 && refund_amt > pay_amt)
    return refuse('退款金额 refund_amt 大于支付金额 pay_amt', 'refund_amt is above pay_amt')
  if ((said & lineBit.quantity) !== 0 && refunded_qty + returned_qty > quantity)
    return refuse(
      '退款与退货件数 refunded_qty + returned_qty 大于数量 quantity',
      'refunded_qty + returned_qty is above quantity',
    )
  return undefined
}

const checkOrder = (event: IncomingOrder): Refused | undefined => {
  if (!isId(event.order_id)) return wrong('order_id')
  if (!/^[A-Z]{3}$/.test(event.currency)) return wrong('currency')
  if (!isId(event.shop_id)) return wrong('shop_id')
  if (!isText(event.shop_name)) return wrong('shop_name')
  if (!/^[A-Z]{2}$/.test(event.region)) return wrong('region')
  if (!isText(event.buyer_key) || control.test(event.buyer_key)) return wrong('buyer_key')
  if (!orderStatuses.includes(event.order_status)) return wrong('order_status')
  if (event.create_t == null || !isTime(event.create_t)) return wrong('create_t')
  for (const name of ['paid_t', 'delivery_t', 'completed_t', 'cancelled_t', 'event_t'] as const)
    if (!isTime(event[name])) return wrong(name)
  if (event.lines.length === 0 || event.lines.length > MAX_LINES) return wrong('lines')
  for (const line of event.lines) {
    const field = wrongLine(line)
    if (field) return wrong(`lines[].${field}`)
    const refused = nonsense(line)
    if (refused) return refused
  }
  if (event.lines.length > 1 && new Set(event.lines.map(lineKey)).size < event.lines.length)
    return refuse('订单里有两行的键相同', 'two lines of the order have the same key')
  return undefined
}

const checkRefund = (refund: LineRefund | UnmatchedReturn): Refused | undefined => {
  if (!isId(refund.refund_id)) return wrong('refund_id')
  if (!isCount(refund.qty)) return wrong('qty')
  if (!isAmount(refund.amt) || refund.amt < 0) return wrong('amt')
  return refund.applied_t == null || !isTime(refund.applied_t) ? wrong('applied_t') : undefined
}

const checkUpdate = (event: OrderUpdate): Refused | undefined => {
  if (!isId(event.order_id)) return wrong('order_id')
  if (event.order_status !== undefined && !orderStatuses.includes(event.order_status)) return wrong('order_status')
  for (const name of ['delivery_t', 'completed_t', 'cancelled_t', 'settled_t', 'event_t'] as const)
    if (!isTime(event[name])) return wrong(name)
  for (const refund of event.refunds ?? []) {
    const refused = checkRefund(refund) ?? (isId(refund.sku_id) ? undefined : wrong('sku_id'))
    if (refused) return refused
  }
  return undefined
}

/** What is wrong with an event by itself; undefined when nothing is. Only what passes may be asked of the database. */
export const checkEvent = (event: OrderEvent): Refused | undefined => {
  if (event.kind === 'order') return checkOrder(event)
  if (event.kind === 'update') return checkUpdate(event)
  if (!isText(event.buyer_key) || control.test(event.buyer_key)) return wrong('buyer_key')
  return checkRefund(event) ?? (isId(event.sku_id) ? undefined : wrong('sku_id'))
}
