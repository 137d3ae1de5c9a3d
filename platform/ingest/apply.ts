import { commissionBase, commissionOf } from '../../shared/commission/line.ts'
import { deriveLine, type Said } from './derive.ts'
import {
  isSameLine,
  type LineRow,
  type LineState,
  lineKey,
  type OrderRow,
  type OrderState,
  type RefundRow,
} from './state.ts'
import type { ApplyContext } from './terms.ts'
import type { IncomingLine, IncomingOrder, LineRefund, OrderUpdate } from './types.ts'
import { type Refused, refuse } from './validate.ts'

export type Applied =
  | { readonly ok: true; readonly next: OrderState; readonly lines_new: number; readonly lines_same: number }
  | ({ readonly ok: false } & Refused)

const sameValue = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((v, i) => v === other[i]))

const isSame = <T extends object>(one: T, other: T): boolean => {
  for (const name of Object.keys(other) as (keyof T)[]) if (!sameValue(one[name], other[name])) return false
  return true
}

/** The earlier object where nothing changed, so that a comparison by reference tells what to write. */
const keepSame = (before: LineState | undefined, next: LineState): LineState =>
  before && before.splits === next.splits && isSame(before.row, next.row) ? before : next

const frozen = {
  owner_member_id: null,
  owner_path: [] as number[],
  act_base_amt: null,
  act_standard_amt: null,
  act_shop_ads_amt: null,
  act_bonus_amt: null,
  act_partner_amt: null,
  fully_return: false,
  settlement_status: 0,
  settle_due_t: null,
  settled_t: null,
  ineligible_reason: null,
  bill_id: null,
}

/** The facts of a line as the source has them, on top of what an earlier state froze. */
const factsOf = (order: OrderRow, line: IncomingLine, before: LineRow | undefined): LineRow => {
  const estimate = line.estimated ?? commissionOf(commissionBase(line), line)
  return {
    order_id: order.order_id,
    sku_id: line.sku_id,
    content_id: line.content_id,
    n: line.n,
    shop_id: order.shop_id,
    region: order.region,
    paid_t: order.paid_t,
    product_id: line.product_id,
    creator_id: line.creator_id,
    content_type: line.content_type,
    collab_type: line.collab_type,
    campaign_id: line.campaign_id,
    commission_model: line.commission_model,
    price_amt: line.price_amt,
    quantity: line.quantity,
    subtotal_amt: line.subtotal_amt,
    seller_discount_amt: line.seller_discount_amt,
    platform_discount_amt: line.platform_discount_amt,
    tax_amt: line.tax_amt,
    pay_amt: line.pay_amt,
    standard_rate_bp: line.standard_rate_bp,
    shop_ads_rate_bp: line.shop_ads_rate_bp,
    partner_rate_bp: line.partner_rate_bp,
    bonus_rate_bp: line.bonus_rate_bp,
    ads_attributed: line.ads_attributed,
    est_base_amt: estimate.base_amt,
    est_standard_amt: estimate.standard_amt,
    est_shop_ads_amt: estimate.shop_ads_amt,
    est_bonus_amt: estimate.bonus_amt,
    est_partner_amt: estimate.partner_amt,
    refunded_qty: line.refunded_qty,
    returned_qty: line.returned_qty,
    refund_amt: line.refund_amt,
    owner_member_id: (before ?? frozen).owner_member_id,
    owner_path: (before ?? frozen).owner_path,
    act_base_amt: (before ?? frozen).act_base_amt,
    act_standard_amt: (before ?? frozen).act_standard_amt,
    act_shop_ads_amt: (before ?? frozen).act_shop_ads_amt,
    act_bonus_amt: (before ?? frozen).act_bonus_amt,
    act_partner_amt: (before ?? frozen).act_partner_amt,
    fully_return: (before ?? frozen).fully_return,
    settlement_status: (before ?? frozen).settlement_status,
    settle_due_t: (before ?? frozen).settle_due_t,
    settled_t: (before ?? frozen).settled_t,
    ineligible_reason: (before ?? frozen).ineligible_reason,
    bill_id: (before ?? frozen).bill_id,
  }
}

const saidOf = (line: IncomingLine): Said => ({
  ...(line.settlement_status === undefined ? {} : { settlement_status: line.settlement_status }),
  ...(line.settled_t === undefined ? {} : { settled_t: line.settled_t }),
  ...(line.actual === undefined ? {} : { actual: line.actual }),
})

/** A later report fills in times and never takes one back. */
const orderOf = (event: IncomingOrder, before: OrderRow | undefined): OrderRow => ({
  order_id: event.order_id,
  shop_id: event.shop_id,
  region: event.region,
  buyer_key: event.buyer_key,
  order_status: event.order_status,
  create_t: event.create_t,
  paid_t: event.paid_t ?? before?.paid_t ?? null,
  delivery_t: event.delivery_t ?? before?.delivery_t ?? null,
  completed_t: event.completed_t ?? before?.completed_t ?? null,
  cancelled_t: event.cancelled_t ?? before?.cancelled_t ?? null,
  cancel_by: before?.cancel_by ?? null,
  cancel_reason: before?.cancel_reason ?? '',
  currency: event.currency,
  order_amt: before?.order_amt ?? 0,
  is_sample: event.is_sample,
  source: before?.source ?? event.source ?? 'api',
})

const stateOf = (
  before: OrderState | undefined,
  order: OrderRow,
  lines: readonly LineState[],
  refunds: readonly RefundRow[],
): OrderState => {
  const sum = lines.reduce((total, line) => total + line.row.pay_amt, 0)
  const row = order.order_amt === sum ? order : { ...order, order_amt: sum }
  if (!before) return { row, lines, refunds }
  const sameLines = lines.length === before.lines.length && lines.every((line, i) => line === before.lines[i])
  const sameRow = isSame(before.row, row)
  if (sameLines && sameRow && refunds === before.refunds) return before
  return { row: sameRow ? before.row : row, lines: sameLines ? before.lines : lines, refunds }
}

/**
 * An order as a source reports it, on top of what is known of it. Lines that the report does not name stay.
 * @returns `next` is `before` itself when nothing changed
 */
export const applyOrder = (before: OrderState | undefined, event: IncomingOrder, context: ApplyContext): Applied => {
  const order = orderOf(event, before?.row)
  const refunds = before?.refunds ?? []
  const known = new Map(before?.lines.map((line) => [lineKey(line.row), line]))
  const lines: LineState[] = []
  let lines_new = 0
  let lines_same = 0
  const reported = new Set<string>()
  const derived = new Map<string, LineState>()
  for (const line of event.lines) {
    const key = before ? lineKey(line) : ''
    const old = before ? known.get(key) : undefined
    const facts = factsOf(order, line, old?.row)
    const next = keepSame(old, deriveLine(facts, old, order, refunds, refunds, saidOf(line), context))
    if (!old) lines_new++
    else if (old === next) lines_same++
    if (before) {
      reported.add(key)
      derived.set(key, next)
    }
    if (!old) lines.push(next)
  }
  // The order of the lines that are known stays.
  const kept = before?.lines.map(
    (line) =>
      derived.get(lineKey(line.row)) ??
      keepSame(line, deriveLine(line.row, line, order, refunds, refunds, {}, context)),
  )
  return { ok: true, next: stateOf(before, order, [...(kept ?? []), ...lines], refunds), lines_new, lines_same }
}

const refundRow = (order_id: string, refund: LineRefund): RefundRow => ({
  refund_id: refund.refund_id,
  order_id,
  sku_id: refund.sku_id,
  content_id: refund.content_id,
  n: refund.n,
  kind: refund.kind,
  qty: refund.qty,
  amt: refund.amt,
  applied_t: refund.applied_t,
})

/** Refunds by id: an id that is known is taken over anew, so that a source may correct it. */
const mergeRefunds = (before: readonly RefundRow[], more: readonly RefundRow[]): readonly RefundRow[] => {
  if (more.every((one) => before.some((old) => old.refund_id === one.refund_id && isSame(old, one)))) return before
  const changed = new Map(more.map((one) => [one.refund_id, one]))
  const ids = new Set(before.map((old) => old.refund_id))
  return [...before.map((old) => changed.get(old.refund_id) ?? old), ...more.filter((one) => !ids.has(one.refund_id))]
}

const isDue = (line: LineRow, t: number): boolean =>
  line.settlement_status === 1 && line.settle_due_t !== null && line.settle_due_t <= t

/** All lines of an order anew, after its state or refunds changed. */
const rederive = (
  before: OrderState,
  order: OrderRow,
  refunds: readonly RefundRow[],
  context: ApplyContext,
  settled_t?: number,
): OrderState => {
  const lines = before.lines.map((line) => {
    const said: Said = settled_t !== undefined && isDue(line.row, settled_t) ? { settlement_status: 2, settled_t } : {}
    return keepSame(line, deriveLine(line.row, line, order, refunds, before.refunds, said, context))
  })
  return stateOf(before, order, lines, refunds)
}

/** A change of a known order. @returns `next` is `before` itself when nothing changed */
export const applyUpdate = (before: OrderState | undefined, event: OrderUpdate, context: ApplyContext): Applied => {
  if (!before) return { ok: false, ...refuse(`没有订单 ${event.order_id}`, `unknown order ${event.order_id}`) }
  for (const one of event.refunds ?? []) {
    if (!before.lines.some((line) => isSameLine(line.row, one)))
      return { ok: false, ...refuse(`订单里没有退款所指的行`, `the order has no line of refund ${one.refund_id}`) }
  }
  const refunds = mergeRefunds(before.refunds, (event.refunds ?? []).map((one) => refundRow(event.order_id, one)))
  const order: OrderRow = {
    ...before.row,
    order_status: event.order_status ?? before.row.order_status,
    delivery_t: event.delivery_t ?? before.row.delivery_t,
    completed_t: event.completed_t ?? before.row.completed_t,
    cancelled_t: event.cancelled_t ?? before.row.cancelled_t,
  }
  return {
    ok: true,
    next: rederive(before, order, refunds, context, event.settled_t),
    lines_new: 0,
    lines_same: before.lines.length,
  }
}

/** A refund that was matched to a line of `before`. */
export const applyRefund = (before: OrderState, refund: RefundRow, context: ApplyContext): OrderState =>
  rederive(before, before.row, mergeRefunds(before.refunds, [refund]), context)
