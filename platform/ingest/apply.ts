import { keysOf } from '../../shared/keys.ts'
import { singlesOf, toldBack } from './back.ts'
import { atRateOf } from './currency/at-rate.ts'
import { deriveLine, type Said } from './derive.ts'
import { ownAmount } from './exchange.ts'
import { factsOf, type OwnOrder, orderOf, STATUS, updatedOrder } from './facts.ts'
import { findRate, type KnownLine } from './found-rate.ts'
import { isCleared, ownerOf, wrongHandling } from './owner-change.ts'
import { type ReportTime, Stamps } from './stamps.ts'
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

const isSame = <T extends object>(one: T, other: T, but: readonly string[] = []): boolean => {
  for (const name of keysOf(other)) if (!sameValue(one[name], other[name]) && !but.includes(name)) return false
  return true
}

/** Told again for another time: as long as its source gives none, that is nothing new. */
const times = ['fact_t', 'told_t']
/** Columns that remember reports; what a line is stands in the others. */
const memory = [...times, 'said', 'said_status', 'said_reason', 'settled_fact_t', 'settled_left_amt', 'told_back']

/** Whether a line is what it was, whoever told it when. */
export const isUnchanged = (before: LineState, after: LineState): boolean =>
  before === after || (before.splits === after.splits && isSame(before.row, after.row, memory))

/** The earlier object where nothing changed, so that a comparison by reference tells what to write. */
const keepSame = (before: LineState | undefined, next: LineState, isImplied = false): LineState =>
  before && before.splits === next.splits && isSame(before.row, next.row, isImplied ? times : []) ? before : next

const stateOf = (
  before: OrderState | undefined,
  order: OwnOrder,
  lines: readonly LineState[],
  refunds: readonly RefundRow[],
  isImplied = false,
): OrderState => {
  const row = order
  row.order_amt = lines.reduce((total, line) => total + line.row.pay_amt, 0)
  if (row.orig_currency !== null) row.orig_amt = lines.reduce((total, line) => total + (line.row.orig_pay_amt ?? 0), 0)
  if (!before) return { row, lines, refunds }
  const sameLines = lines.length === before.lines.length && lines.every((line, i) => line === before.lines[i])
  const sameRow = isSame(before.row, row, isImplied ? times : [])
  if (sameLines && sameRow && refunds === before.refunds) return before
  return { row: sameRow ? before.row : row, lines: sameLines ? before.lines : lines, refunds }
}

/** Of one order, in all reports together: each of them is held in memory with all its lines. */
const MOST_LINES = 5000
const tooMany: Applied = {
  ok: false,
  ...refuse(
    `订单的行超过 ${MOST_LINES.toLocaleString('en')}`,
    `the order has more than ${MOST_LINES.toLocaleString('en')} lines`,
  ),
}

/** When an event was true; one without a time is newer than what is known. */
const timeOf = (
  { event_t }: Pick<IncomingOrder, 'event_t'>,
  before: OrderState | undefined,
  { now }: ApplyContext,
): ReportTime => ({ t: event_t ?? Math.max(now, before?.row.fact_t ?? 0), isImplied: event_t === undefined })

const knownLine = ({ row }: LineState, { row: order, refunds }: OrderState): KnownLine => ({
  row,
  create_t: order.create_t,
  back: toldBack(row, singlesOf(row, refunds)),
})

/**
 * An order as a source reports it, on top of what is known of it. Lines that the report does not name stay.
 * @returns `next` is `before` itself when nothing changed
 */
export const applyOrder = (known: OrderState | undefined, event: IncomingOrder, context: ApplyContext): Applied => {
  const at = timeOf(event, known, context)
  const order = orderOf(event, known?.row, at)
  const before = known && atRateOf(known, order, ({ creator_id }) => context.termsOf(creator_id, order.create_t))
  const refunds = before?.refunds ?? []
  const derive = (line: IncomingLine, old: LineState | undefined): LineState => {
    const earlier = old && before ? knownLine(old, before) : undefined
    const { draft, said } = factsOf(order, line, earlier, at, context.openRate)
    return keepSame(old, deriveLine(draft, old, order, refunds, refunds, said, context), at.isImplied)
  }
  if (!before) {
    const lines = event.lines.map((line) => derive(line, undefined))
    return { ok: true, next: stateOf(before, order, lines, refunds), lines_new: lines.length, lines_same: 0 }
  }
  const lines = new Map(before.lines.map((line) => [lineKey(line.row), line]))
  const reported = new Map<LineState, LineState>()
  const added: LineState[] = []
  let lines_same = 0
  for (const line of event.lines) {
    const old = lines.get(lineKey(line))
    const next = derive(line, old)
    if (old) reported.set(old, next)
    else added.push(next)
    if (old && isUnchanged(old, next)) lines_same++
  }
  if (added.length > 0 && before.lines.length + added.length > MOST_LINES) return tooMany
  // Known lines keep their places: the writer compares place by place.
  const untold = (line: LineState): LineState => {
    const facts = { ...line.row }
    findRate(facts, order.create_t, { row: line.row, create_t: before.row.create_t }, context.openRate)
    return derivedAnew(line, order, refunds, refunds, {}, context, facts)
  }
  const kept = before.lines.map((line) => reported.get(line) ?? untold(line))
  const next = stateOf(before, order, [...kept, ...added], refunds, at.isImplied)
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
  facts: LineRow = line.row,
): LineState => {
  const told = toldBack(line.row, singlesOf(line.row, earlier))
  return keepSame(line, deriveLine({ ...facts, ...told }, line, order, refunds, earlier, said, context))
}

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
  buyer_key: null,
  return_sku_id: null,
  orig_currency: null,
  orig_amt: null,
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
    ...(settled_t !== undefined && isDue(line.row, settled_t) ? { due_t: settled_t } : {}),
    ...(owner ? { owner } : {}),
  }
}

const PENDING = 1
/** A hold that people have lifted is a word about the line's state, told now. */
const clearedRow = ({ row }: LineState, at: ReportTime): LineRow => {
  const stamps = new Stamps(row, at, 0)
  stamps.value(STATUS, true, row.said_status !== null)
  return { ...row, said_status: PENDING, said_reason: null, ...stamps.some() }
}

/** All lines of an order anew, after its state or refunds changed. */
const rederive = (
  before: OrderState,
  order: OwnOrder,
  refunds: readonly RefundRow[],
  context: ApplyContext,
  { said, facts = (line) => line.row, isImplied = false }: Rederiving,
): OrderState => {
  const lines = before.lines.map((line) =>
    derivedAnew(line, order, refunds, before.refunds, said(line), context, facts(line)),
  )
  return stateOf(before, order, lines, refunds, isImplied)
}

interface Rederiving {
  readonly said: (line: LineState) => Said
  readonly facts?: (line: LineState) => LineRow
  readonly isImplied?: boolean
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
  const at = timeOf(event, before, context)
  const order = updatedOrder(before.row, event, at)
  return {
    ok: true,
    next: rederive(before, order, refunds, context, {
      said: (line) => saidBy(event, line, context),
      facts: (line) => (isCleared(line, event) ? clearedRow(line, at) : line.row),
      isImplied: at.isImplied,
    }),
    lines_new: 0,
    lines_same: before.lines.length,
  }
}

/** An order whose refunds are now these, after returns were matched to its lines or are no longer. */
export const applyRefunds = (before: OrderState, refunds: readonly RefundRow[], context: ApplyContext): OrderState =>
  rederive(before, { ...before.row }, refunds, context, { said: () => ({}) })
