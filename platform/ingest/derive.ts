import { commissionOf, type LineCommission, remainingBase } from '../../shared/commission/line.ts'
import {
  type Back,
  hiddenBack,
  noSingles,
  nothingBack,
  pickBack,
  type Singles,
  shownBack,
  singlesOf,
  toldBack,
} from './back.ts'
import { isTold } from './facts.ts'
import { scaled } from './split-parts.ts'
import { actualOf, clawedBase, estimateOf, isBilled, splitsOf } from './splits.ts'
import type { LineRow, LineState, OrderRow, RefundRow } from './state.ts'
import { settlementOf } from './status.ts'
import type { ApplyContext, NewOwner, Terms } from './terms.ts'

/** What a report that calls a line settled says of that moment. */
interface SettledTold {
  /** When the report was true. */
  readonly t: number
  /** Refunds as it has them, where it tells them. */
  readonly goods?: Back
  /** Where no earlier report tells them. */
  readonly actual?: LineCommission
  readonly settled_t?: number
}

/** What is said about the end of a line beside its facts, and to whom people hand it. */
export interface Said {
  readonly settled?: SettledTold
  /** The day of a pending line has come: the second at which it is settled. */
  readonly due_t?: number
  readonly owner?: NewOwner
}

/** A line under construction: a file has hundreds of thousands, and a copy of each step would be half of the work. */
export type Draft = { -readonly [K in keyof LineRow]: LineRow[K] }

const none: readonly never[] = []

interface Goods extends Back {
  /** Refunds paid without goods, minor units. */
  readonly refund_only_amt: number
  readonly fully_return: boolean
  /** Single refunds alone make it so. */
  readonly isReturned: boolean
}

/** @param told refunds as reports tell them in total */
const goodsOf = (line: LineRow, told: Back, singles: Singles): Goods => {
  const back = shownBack(told, singles)
  const gone = back.refunded_qty + back.returned_qty
  const refund_only_amt = gone === 0 ? back.refund_amt : singles.withoutGoods
  const isAll = (qty: number, amt: number): boolean => qty >= line.quantity || (line.pay_amt > 0 && amt >= line.pay_amt)
  const isReturned = isAll(singles.refunded_qty + singles.returned_qty, singles.withoutGoods)
  const fully_return = isAll(gone, refund_only_amt)
  return { ...back, refund_only_amt, fully_return, isReturned }
}

/** Of a line as it stands, with the single refunds that it was made with. */
const goodsNow = (line: LineRow, refunds: readonly RefundRow[]): Goods => {
  const singles = singlesOf(line, refunds)
  return goodsOf(line, toldBack(line, singles), singles)
}

const baseLeft = (line: LineRow, goods: Goods): number =>
  goods.fully_return ? 0 : remainingBase(line.est_base_amt, { quantity: line.quantity, ...goods })

const DAY = 86_400
/** Rule 9: delivery, the shop's settlement period and one day. */
const dueTime = (order: OrderRow, context: ApplyContext): number | null =>
  order.delivery_t === null ? null : order.delivery_t + (context.settlementDays(order.shop_id) + 1) * DAY

/** The base that was left at settlement, single refunds of before it taken off where a report tells when that was. */
const settledLeft = (line: LineRow, refunds: readonly RefundRow[]): number => {
  const { settled_left_amt, settled_fact_t } = line
  const left = settled_left_amt ?? 0
  const by = settled_fact_t === null ? none : refunds.filter((one) => one.applied_t <= settled_fact_t)
  return by.length === 0 ? left : Math.min(left, baseLeft(line, goodsOf(line, nothingBack, singlesOf(line, by))))
}

/** Base of the actual commission that is left after refunds later than settlement; null before it. */
const keptBase = (line: LineRow, goods: Goods, refunds: readonly RefundRow[]): number | null => {
  const actual = actualOf(line)
  if (!actual || line.settled_left_amt === null) return null
  const reduction = Math.max(0, settledLeft(line, refunds) - baseLeft(line, goods))
  return Math.max(0, actual.base_amt - reduction)
}

/** The same of a line as it stands; null also where what was left at settlement is not known. */
export const keptOf = (line: LineRow, refunds: readonly RefundRow[]): number | null =>
  keptBase(line, goodsNow(line, refunds), refunds)

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

/**
 * The base that was left when the line was settled: by the refunds that the settling report tells, not by what others told
 * since; by those that are known where the clock settles.
 */
const leftAtSettlement = (line: Draft, goods: Goods, earlier: Earlier, told: SettledTold | undefined): number => {
  const { before, refunds } = earlier
  if (told) return baseLeft(line, goodsOf(line, told.goods ?? nothingBack, noSingles))
  if (before?.row.settlement_status !== 2) return baseLeft(line, goods)
  // Settled before that base was kept: what has been taken back since stands in the splits.
  return baseLeft(before.row, goodsNow(before.row, refunds)) - clawedBase(before.splits)
}

/** A line as it was and the single refunds that it was made with. */
interface Earlier {
  readonly before: LineState | undefined
  readonly refunds: readonly RefundRow[]
}

const setActual = (line: Draft, actual: LineCommission): void => {
  line.act_base_amt = actual.base_amt
  line.act_standard_amt = actual.standard_amt
  line.act_shop_ads_amt = actual.shop_ads_amt
  line.act_bonus_amt = actual.bonus_amt
  line.act_partner_amt = actual.partner_amt
}

/**
 * Time and amounts of settlement. The earliest report that tells them counts; those that none tells are worked out, once
 * where the clock settled the line. What a bill holds does not move any more.
 */
const settle = (
  line: Draft,
  goods: Goods,
  refunds: readonly RefundRow[],
  earlier: Earlier,
  said: Said,
  order: OrderRow,
): void => {
  const told = said.settled
  if (earlier.before && line.act_base_amt !== null && isBilled(earlier.before)) {
    line.settled_left_amt ??= leftAtSettlement(line, goods, earlier, undefined)
    return
  }
  const isFirst = told !== undefined && (line.settled_fact_t === null || told.t < line.settled_fact_t)
  if (isFirst) line.settled_fact_t = told.t
  if (isFirst || line.settled_left_amt === null)
    line.settled_left_amt = leftAtSettlement(line, goods, earlier, isFirst ? told : undefined)
  const isOfClock = line.settled_fact_t === null
  const fallback_t = Math.max(order.paid_t ?? 0, line.settle_due_t ?? 0)
  if (told?.settled_t !== undefined) line.settled_t = told.settled_t
  else if (!isTold(line, 'settled_t'))
    line.settled_t = isOfClock ? (line.settled_t ?? said.due_t ?? fallback_t) : fallback_t
  if (told?.actual) setActual(line, told.actual)
  else if (line.act_base_amt === null || !(isOfClock || isTold(line, 'actual')))
    setActual(line, actualAt(line, settledLeft(line, refunds)))
}

/**
 * A line with everything that follows from its facts, its order and its refunds: refund totals, owner (frozen at
 * payment), settlement status, due date, actual commission (written once) and splits.
 * @param facts the line as the source has it now; what an earlier state froze is already in it. It becomes the row of
 * the result: it must be the caller's own. What was given back is as reports tell it in total, without single refunds
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
  const told = pickBack(facts)
  const singles = singlesOf(facts, refunds)
  const goods = goodsOf(facts, told, singles)
  let found: Terms | undefined
  const terms = (): Terms => {
    found ??= context.termsOf(facts.creator_id, order.paid_t ?? order.create_t)
    return found
  }
  const isPaidNow = order.paid_t !== null && (before?.row.paid_t == null || before.row.creator_id !== facts.creator_id)
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
  row.told_back = hiddenBack(told, singles)
  row.fully_return = goods.fully_return
  const isSettled =
    before?.row.settlement_status === 2 ||
    row.settled_fact_t !== null ||
    said.settled !== undefined ||
    said.due_t !== undefined
  const status = settlementOf(order, row, before?.row, { isSettled, isReturned: goods.isReturned })
  row.settlement_status = status.settlement_status
  row.ineligible_reason = status.ineligible_reason
  row.settle_due_t = dueTime(order, context)
  if (row.settlement_status === 2) settle(row, goods, refunds, { before, refunds: earlier }, said, order)
  const kept = keptBase(row, goods, refunds)
  return { row, splits: splitsOf(row, before?.splits ?? none, terms, kept, said.owner?.leaders) }
}
