import { commissionBase, commissionOf, type LineCommission } from '../../../shared/commission/line.ts'
import { hiddenBackIn } from '../back.ts'
import { keptOf } from '../derive.ts'
import { exchanged, keptRate, ownAmount } from '../exchange.ts'
import { actualOf, clawedBase, estimateOf, splitsOf } from '../splits.ts'
import { isSameLine, type LineRow, type LineState, type OrderRow, type OrderState, type RefundRow } from '../state.ts'
import type { Terms } from '../terms.ts'

type Money = (amt: number) => number

/** How the amounts of one order become those in another currency, and what its rows say of it. */
export interface OrderMoney {
  /** An amount that stands in the order's present currency. */
  readonly of: Money
  /** What a line's buyer paid: from the original amount where that is known, so that it is exact. */
  readonly paid: (line: LineRow) => number
  /** The original amount from then on. */
  readonly original: (line: LineRow) => number | null
  readonly head: Pick<OrderRow, 'currency' | 'orig_currency' | 'fx_rate'>
}

/** @param rate units of `to` for one of the order's currency on its day */
export const moneyOf = ({ currency, orig_currency, fx_rate }: OrderRow, to: string, rate: number): OrderMoney => {
  if (orig_currency === null || fx_rate === null) {
    const of: Money = (amt) => exchanged(amt, currency, to, rate)
    const head = { currency: to, orig_currency: currency, fx_rate: rate }
    return { of, paid: (line) => of(line.pay_amt), original: (line) => line.pay_amt, head }
  }
  if (orig_currency === to) {
    const of: Money = (amt) => exchanged(amt, currency, to, keptRate(1 / fx_rate))
    const head = { currency: to, orig_currency: null, fx_rate: null }
    return { of, paid: (line) => line.orig_pay_amt ?? of(line.pay_amt), original: () => null, head }
  }
  const ofOriginal = keptRate(fx_rate * rate)
  const of: Money = (amt) => exchanged(amt, currency, to, rate)
  const paid = (line: LineRow): number =>
    line.orig_pay_amt === null ? of(line.pay_amt) : exchanged(line.orig_pay_amt, orig_currency, to, ofOriginal)
  return { of, paid, original: (line) => line.orig_pay_amt, head: { currency: to, orig_currency, fx_rate: ofOriginal } }
}

/** What was given back of what was paid: all of it stays all of it, a part stays a part. */
const refundIn = (amt: number, before: LineRow, pay_amt: number, of: Money): number => {
  if (amt === 0) return 0
  return amt >= before.pay_amt ? pay_amt + of(amt - before.pay_amt) : Math.min(of(amt), Math.max(0, pay_amt - 1))
}

const isSame = (one: LineCommission, other: LineCommission): boolean =>
  one.base_amt === other.base_amt &&
  one.standard_amt === other.standard_amt &&
  one.shop_ads_amt === other.shop_ads_amt &&
  one.bonus_amt === other.bonus_amt &&
  one.partner_amt === other.partner_amt

/** What follows from the rates of a line follows from them again; what its source told is exchanged part by part. */
const commissionIn = (line: LineRow, amounts: LineCommission, base_amt: number, of: Money): LineCommission =>
  isSame(commissionOf(amounts.base_amt, line), amounts)
    ? commissionOf(base_amt, line)
    : {
        base_amt,
        standard_amt: of(amounts.standard_amt),
        shop_ads_amt: of(amounts.shop_ads_amt),
        bonus_amt: of(amounts.bonus_amt),
        partner_amt: of(amounts.partner_amt),
      }

const estimateIn = (before: LineRow, after: LineRow, of: Money): LineCommission => {
  const estimate = estimateOf(before)
  const isOfLine = estimate.base_amt === commissionBase(before)
  return commissionIn(before, estimate, isOfLine ? commissionBase(after) : of(estimate.base_amt), of)
}

const actualIn = (before: LineRow, estimate: LineCommission, of: Money): LineCommission | null => {
  const actual = actualOf(before)
  if (!actual) return null
  if (isSame(actual, estimateOf(before))) return estimate
  const isWhole = actual.base_amt === before.est_base_amt
  return commissionIn(before, actual, isWhole ? estimate.base_amt : of(actual.base_amt), of)
}

/** Base that was left when the line was settled: the whole of it stays the whole. */
const leftIn = (
  { settled_left_amt: left, est_base_amt }: LineRow,
  estimate: LineCommission,
  of: Money,
): number | null => (left === null ? null : left === est_base_amt ? estimate.base_amt : of(left))

const rowIn = (before: LineRow, money: OrderMoney): LineRow => {
  const { of } = money
  const pay_amt = money.paid(before)
  const facts: LineRow = {
    ...before,
    price_amt: of(before.price_amt),
    subtotal_amt: of(before.subtotal_amt),
    seller_discount_amt: of(before.seller_discount_amt),
    platform_discount_amt: of(before.platform_discount_amt),
    tax_amt: of(before.tax_amt),
    pay_amt,
    refund_amt: refundIn(before.refund_amt, before, pay_amt, of),
    told_back: hiddenBackIn(before, (amt) => refundIn(amt, before, pay_amt, of)),
    orig_pay_amt: money.original(before),
  }
  const estimate = estimateIn(before, facts, of)
  const actual = actualIn(before, estimate, of)
  return {
    ...facts,
    est_base_amt: estimate.base_amt,
    est_standard_amt: estimate.standard_amt,
    est_shop_ads_amt: estimate.shop_ads_amt,
    est_bonus_amt: estimate.bonus_amt,
    est_partner_amt: estimate.partner_amt,
    settled_left_amt: leftIn(before, estimate, of),
    act_base_amt: actual?.base_amt ?? null,
    act_standard_amt: actual?.standard_amt ?? null,
    act_shop_ads_amt: actual?.shop_ads_amt ?? null,
    act_bonus_amt: actual?.bonus_amt ?? null,
    act_partner_amt: actual?.partner_amt ?? null,
  }
}

/** Base of the actual commission that is left after refunds later than settlement; of what bills and splits say, where no more is known. */
const keptIn = (before: LineState, row: LineRow, refunds: readonly RefundRow[], of: Money): number | null => {
  const actual = actualOf(row)
  if (!actual || row.settled_left_amt !== null) return keptOf(row, refunds)
  return Math.max(0, Math.min(actual.base_amt, actual.base_amt + of(clawedBase(before.splits))))
}

/**
 * A refund in another currency. One that names buyer and SKU keeps what it came in, to find its sale again.
 * @param of an amount of the day of what it is counted on
 */
export const refundAmounts = (
  refund: Pick<RefundRow, 'amt' | 'orig_currency' | 'orig_amt' | 'return_sku_id'>,
  from: string,
  to: string,
  of: Money,
): Pick<RefundRow, 'amt' | 'orig_currency' | 'orig_amt'> => {
  const { amt, orig_currency, orig_amt, return_sku_id } = refund
  if (orig_currency === to && orig_amt !== null) return { amt: orig_amt, orig_currency: null, orig_amt: null }
  const isNamed = return_sku_id !== null && orig_currency === null
  return { amt: of(amt), ...(isNamed ? { orig_currency: from, orig_amt: amt } : { orig_currency, orig_amt }) }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amt) => total + amt, 0)

/** Single refunds, which add up to their line's total where they did before. */
const refundsIn = (
  refunds: readonly RefundRow[],
  lines: readonly { readonly before: LineRow; readonly after: LineRow }[],
  { of, head }: OrderMoney,
  from: string,
): RefundRow[] => {
  const after = refunds.map((refund) => {
    const own = refundAmounts(refund, from, head.currency, of)
    const isAlike = own.orig_amt !== null && own.orig_currency === head.orig_currency
    return { ...refund, ...own, ...(isAlike ? { amt: ownAmount(head, own.orig_amt ?? 0) } : {}) }
  })
  for (const line of lines) {
    const places = refunds.flatMap((refund, i) => (isSameLine(line.before, refund) ? [i] : []))
    if (sum(places.map((i) => refunds[i]?.amt ?? 0)) !== line.before.refund_amt) continue
    const largest = places.sort((i, k) => (after[k]?.amt ?? 0) - (after[i]?.amt ?? 0)).map((i) => after[i])[0]
    const gap = line.after.refund_amt - sum(places.map((i) => after[i]?.amt ?? 0))
    if (largest) largest.amt += gap
  }
  return after
}

/** An order with all its amounts in another currency: what added up before adds up again. */
export const orderIn = (order: OrderState, money: OrderMoney, termsOf: (row: LineRow) => Terms): OrderState => {
  const rows = order.lines.map(({ row }) => rowIn(row, money))
  const pairs = order.lines.map(({ row }, i) => ({ before: row, after: rows[i] ?? row }))
  const refunds = refundsIn(order.refunds, pairs, money, order.row.currency)
  const lines = pairs.map(({ after: row }, i): LineState => {
    const before = order.lines[i] ?? { row, splits: [] }
    return { row, splits: splitsOf(row, before.splits, () => termsOf(row), keptIn(before, row, refunds, money.of)) }
  })
  const isForeign = money.head.orig_currency !== null
  const row: OrderRow = {
    ...order.row,
    ...money.head,
    order_amt: sum(rows.map(({ pay_amt }) => pay_amt)),
    orig_amt: isForeign ? sum(rows.map(({ orig_pay_amt }) => orig_pay_amt ?? 0)) : null,
  }
  return { row, lines, refunds }
}

/** A return without a sale, whose refund is this amount in another currency. */
export const adjustmentIn = (
  { row, lines, refunds }: OrderState,
  currency: string,
  refund_amt: number,
): OrderState => ({
  row: { ...row, currency },
  lines: lines.map((line) => ({ ...line, row: { ...line.row, refund_amt } })),
  refunds,
})
