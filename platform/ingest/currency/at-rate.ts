import { exchanged, keptRate } from '../exchange.ts'
import type { LineRow, OrderRow, OrderState } from '../state.ts'
import type { Terms } from '../terms.ts'
import { type OrderMoney, orderIn } from './order-in.ts'

/**
 * An order that came in another currency, with all its amounts as they are at the rate of a report that comes now: an order
 * that is paid on another day than it was made has the rate of the day of payment in all its lines, also in those that the
 * report does not name. What is known in the company's currency alone goes back to the original first, which is exact
 * where one unit of that is worth no less than one of the company's.
 * @returns the order itself where the rate is the one that it has
 */
export const atRateOf = (
  order: OrderState,
  { orig_currency, fx_rate: rate }: Pick<OrderRow, 'orig_currency' | 'fx_rate'>,
  termsOf: (row: LineRow) => Terms,
): OrderState => {
  const { currency, orig_currency: original, fx_rate: known } = order.row
  if (original === null || known === null || rate === null) return order
  if (original !== orig_currency || known === rate) return order
  const back = keptRate(1 / known)
  const atRate = (amt: number): number => exchanged(amt, original, currency, rate)
  const of = (amt: number): number => atRate(exchanged(amt, currency, original, back))
  const money: OrderMoney = {
    of,
    paid: ({ orig_pay_amt, pay_amt }) => (orig_pay_amt === null ? of(pay_amt) : atRate(orig_pay_amt)),
    original: ({ orig_pay_amt }) => orig_pay_amt,
    head: { currency, orig_currency: original, fx_rate: rate },
  }
  return orderIn(order, money, termsOf)
}
