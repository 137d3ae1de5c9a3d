import { deriveLine, type Said } from './derive.ts'
import { ownAmount } from './exchange.ts'
import { factsOf, type OwnOrder, orderOf, saidOf } from './facts.ts'
import { isCleared, ownerOf, wrongHandling } from './owner-change.ts'
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

const stateOf = (
  before: OrderState | undefined,
  order: OwnOrder,
  lines: readonly LineState[],
  refunds: readonly RefundRow[],
): OrderState => {
  const row = order
  row.order_amt = lines.reduce((total, line) => total + line.row.pay_amt, 0)
  if (row.orig_currency !== null) row.orig_amt = lines.reduce((total, line) => total + (line.row.orig_pay_amt ?? 0), 0)
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
  const derive = (line: IncomingLine, old: LineState | undefined): LineState => {
    const facts = factsOf(order, line, old?.row, context.openRate)
    return keepSame(old, deriveLine(facts, old, order, refunds, refunds, saidOf(line), context))
  }
  if (!before) {
    const lines = event.lines.map((line) => derive(line, undefined))
    return { ok: true, next: stateOf(before, order, lines, refunds), lines_new: lines.length, lines_same: 0 }
  }
  const known = new Map(before.lines.map((line) => [lineKey(line.row), line]))
  const reported = new Map<LineState, LineState>()
  const added: LineState[] = []
  let lines_same = 0
  for (const line of event.lines) {
    const old = known.get(lineKey(line))
    const next = derive(line, old)
    if (old) reported.set(old, next)
    else added.push(next)
    if (old === next) lines_same++
  }
  // Known lines keep their places: the writer compares place by place.
  const kept = before.lines.map((line) => reported.get(line) ?? derivedAnew(line, order, refunds, refunds, {}, context))
  const next = stateOf(before, order, [...kept, ...added], refunds)
  return { ok: true, next, lines_new: added.length, lines_same }
}

/** A line that its source did not report now, after its order or refunds changed. */
const derivedAnew = (
  line: LineState,
  order: OrderRow,
  refunds: readonly RefundRow[],
  earlier: readonly RefundRow[],
  said: Said,
  context: ApplyContext,
): LineState => keepSame(line, deriveLine({ ...line.row }, line, order, refunds, earlier, said, context))

const refundRow = (order: OrderRow, refund: LineRefund): RefundRow => ({
  refund_id: refund.refund_id,
  order_id: order.order_id,
  sku_id: refund.sku_id,
  content_id: refund.content_id,
  n: refund.n,
  kind: refund.kind,
  qty: refund.qty,
  amt: ownAmount(order, refund.amt),
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

/** What an update says about the end of a line. */
const saidBy = (event: OrderUpdate, line: LineState, context: ApplyContext): Said => {
  const owner = ownerOf(line, event, context)
  const { settled_t } = event
  return {
    ...(isCleared(line, event) ? { settlement_status: 1 } : {}),
    ...(settled_t !== undefined && isDue(line.row, settled_t) ? { settlement_status: 2, settled_t } : {}),
    ...(owner ? { owner } : {}),
  }
}

/** All lines of an order anew, after its state or refunds changed. */
const rederive = (
  before: OrderState,
  order: OwnOrder,
  refunds: readonly RefundRow[],
  context: ApplyContext,
  saidOf: (line: LineState) => Said,
): OrderState => {
  const lines = before.lines.map((line) => derivedAnew(line, order, refunds, before.refunds, saidOf(line), context))
  return stateOf(before, order, lines, refunds)
}

/** A change of a known order. @returns `next` is `before` itself when nothing changed */
export const applyUpdate = (before: OrderState | undefined, event: OrderUpdate, context: ApplyContext): Applied => {
  if (!before) return { ok: false, ...refuse(`没有订单 ${event.order_id}`, `unknown order ${event.order_id}`) }
  for (const one of event.refunds ?? []) {
    if (!before.lines.some((line) => isSameLine(line.row, one)))
      return { ok: false, ...refuse(`订单里没有退款所指的行`, `the order has no line of refund ${one.refund_id}`) }
  }
  const wrong = wrongHandling(before, event)
  if (wrong) return { ok: false, ...wrong }
  const refunds = mergeRefunds(
    before.refunds,
    (event.refunds ?? []).map((one) => refundRow(before.row, one)),
  )
  const order: OwnOrder = {
    ...before.row,
    order_status: event.order_status ?? before.row.order_status,
    delivery_t: event.delivery_t ?? before.row.delivery_t,
    completed_t: event.completed_t ?? before.row.completed_t,
    cancelled_t: event.cancelled_t ?? before.row.cancelled_t,
  }
  return {
    ok: true,
    next: rederive(before, order, refunds, context, (line) => saidBy(event, line, context)),
    lines_new: 0,
    lines_same: before.lines.length,
  }
}

/** A refund that was matched to a line of `before`. */
export const applyRefund = (before: OrderState, refund: RefundRow, context: ApplyContext): OrderState =>
  rederive(before, { ...before.row }, mergeRefunds(before.refunds, [refund]), context, () => ({}))
