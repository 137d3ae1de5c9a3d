import { commissionOf, type LineCommission, remainingBase } from '../../shared/commission/line.ts'
import { scaled } from './split-parts.ts'
import { actualOf, clawedBase, estimateOf, splitsOf } from './splits.ts'
import { isSameLine, type LineRow, type LineState, type OrderRow, type RefundRow, type SplitRow } from './state.ts'
import { type SaidState, settlementOf } from './status.ts'
import type { ApplyContext, NewOwner, Terms } from './terms.ts'

/** What a source says about the end of a line beside its facts, and to whom people hand it. */
export interface Said extends SaidState {
  readonly settled_t?: number
  readonly actual?: LineCommission
  readonly owner?: NewOwner
}

/** A line under construction: a file has hundreds of thousands, and a copy of each step would be half of the work. */
export type Draft = { -readonly [K in keyof LineRow]: LineRow[K] }

const none: readonly SplitRow[] = []

interface Goods {
  readonly refunded_qty: number
  readonly returned_qty: number
  readonly refund_amt: number
  /** Refunds paid without goods, minor units. */
  readonly refund_only_amt: number
  readonly fully_return: boolean
}

const sumOf = (line: LineRow, refunds: readonly RefundRow[]) => {
  const sum = { refunded: 0, returned: 0, amt: 0, withoutGoods: 0 }
  for (const one of refunds) {
    if (!isSameLine(line, one)) continue
    if (one.kind === 2) sum.returned += one.qty
    else sum.refunded += one.qty
    sum.amt += one.amt
    if (one.qty === 0) sum.withoutGoods += one.amt
  }
  return sum
}

/**
 * Refunds of a line: what the source reports as totals, or the sum of its single refunds where that is more. Kinds 1
 * and 3 count as refunded, kind 2 as returned goods.
 * @param earlier the single refunds that are already in the line's totals; what exceeds them was reported
 */
const goodsOf = (line: LineRow, refunds: readonly RefundRow[], earlier: readonly RefundRow[]): Goods => {
  const now = sumOf(line, refunds)
  const then = refunds === earlier ? now : sumOf(line, earlier)
  const total = (held: number, before: number, after: number): number => Math.max(held > before ? held : 0, after)
  const refunded_qty = total(line.refunded_qty, then.refunded, now.refunded)
  const returned_qty = total(line.returned_qty, then.returned, now.returned)
  const refund_amt = total(line.refund_amt, then.amt, now.amt)
  const gone = refunded_qty + returned_qty
  const refund_only_amt = gone === 0 ? refund_amt : now.withoutGoods
  const fully_return = gone >= line.quantity || (line.pay_amt > 0 && refund_only_amt >= line.pay_amt)
  return { refunded_qty, returned_qty, refund_amt, refund_only_amt, fully_return }
}

const baseLeft = (line: LineRow, goods: Goods): number =>
  goods.fully_return ? 0 : remainingBase(line.est_base_amt, { quantity: line.quantity, ...goods })

const DAY = 86_400
/** Rule 9: delivery, the shop's settlement period and one day. */
const dueTime = (order: OrderRow, context: ApplyContext): number | null =>
  order.delivery_t === null ? null : order.delivery_t + (context.settlementDays(order.shop_id) + 1) * DAY

/** Base of the actual commission that is left after refunds later than settlement. */
const keptBase = (
  line: LineRow,
  goods: Goods,
  before: LineState | undefined,
  earlier: readonly RefundRow[],
): number | null => {
  const actual = actualOf(line)
  if (!actual) return null
  if (before?.row.settlement_status !== 2) return actual.base_amt
  const reduction = baseLeft(before.row, goodsOf(before.row, earlier, earlier)) - baseLeft(line, goods)
  return Math.max(0, Math.min(actual.base_amt, actual.base_amt + clawedBase(before.splits) - Math.max(0, reduction)))
}

const isSameCommission = (one: LineCommission, other: LineCommission): boolean =>
  one.standard_amt === other.standard_amt &&
  one.shop_ads_amt === other.shop_ads_amt &&
  one.bonus_amt === other.bonus_amt &&
  one.partner_amt === other.partner_amt

/** Rule 8: the same rates on the base that is left; in proportion where the source's estimate is not of these rates. */
const actualAt = (line: LineRow, base_amt: number): LineCommission => {
  const estimate = estimateOf(line)
  const ofRates = isSameCommission(commissionOf(line.est_base_amt, line), estimate)
  return ofRates ? commissionOf(base_amt, line) : scaled(estimate, base_amt)
}

const settle = (line: Draft, goods: Goods, said: Said, fallback_t: number): void => {
  line.settled_t ??= said.settled_t ?? fallback_t
  if (line.act_base_amt !== null) return
  const actual = said.actual ?? actualAt(line, baseLeft(line, goods))
  line.act_base_amt = actual.base_amt
  line.act_standard_amt = actual.standard_amt
  line.act_shop_ads_amt = actual.shop_ads_amt
  line.act_bonus_amt = actual.bonus_amt
  line.act_partner_amt = actual.partner_amt
}

/**
 * A line with everything that follows from its facts, its order and its refunds: refund totals, owner (frozen at
 * payment), settlement status, due date, actual commission (written once) and splits.
 * @param facts the line as the source has it now; what an earlier state froze is already in it. It becomes the row of
 * the result: it must be the caller's own
 * @param refunds of the order, and `earlier` those that `before` was made with
 */
export const deriveLine = (
  facts: Draft,
  before: LineState | undefined,
  order: OrderRow,
  refunds: readonly RefundRow[],
  earlier: readonly RefundRow[],
  said: Said,
  context: ApplyContext,
): LineState => {
  const goods = goodsOf(facts, refunds, earlier)
  let found: Terms | undefined
  const terms = (): Terms => {
    found ??= context.termsOf(facts.creator_id, order.paid_t ?? order.create_t)
    return found
  }
  const isPaidNow = order.paid_t !== null && (before?.row.paid_t == null || before.row.creator_id !== facts.creator_id)
  const status = settlementOf(order, before?.row, goods.fully_return, said)
  const row: Draft = facts
  row.shop_id = order.shop_id
  row.region = order.region
  row.paid_t = order.paid_t
  if (isPaidNow) {
    row.owner_member_id = terms().owner_member_id
    row.owner_path = [...terms().owner_path]
  }
  if (said.owner) {
    row.owner_member_id = said.owner.member_id
    row.owner_path = [...said.owner.owner_path]
  }
  row.refunded_qty = goods.refunded_qty
  row.returned_qty = goods.returned_qty
  row.refund_amt = goods.refund_amt
  row.fully_return = goods.fully_return
  row.settlement_status = status.settlement_status
  row.ineligible_reason = status.ineligible_reason
  row.settle_due_t = dueTime(order, context)
  if (row.settlement_status === 2) settle(row, goods, said, Math.max(order.paid_t ?? 0, row.settle_due_t ?? 0))
  const kept = keptBase(row, goods, before, earlier)
  return { row, splits: splitsOf(row, before?.splits ?? none, terms, kept, said.owner?.leaders) }
}
