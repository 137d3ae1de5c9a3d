import { currencyDecimals, moneyText } from '../../../shared/format/number.ts'
import { anyPlatform, type DueBill } from '../../http/any-platform.ts'
import { call } from '../../http/client.ts'

export const newBill = 0
export const rejectedBill = 4

/** What waits for the account: bills to confirm that bring something, and bills that were rejected. */
export interface DueBills {
  readonly fresh: readonly DueBill[]
  readonly rejected: readonly DueBill[]
}

const rowsAPage = 50
const mostPages = 20

const billsOf = async (status: number, signal: AbortSignal): Promise<readonly DueBill[]> => {
  const found: DueBill[] = []
  for (let page = 1; page <= mostPages; page++) {
    const read = await call(anyPlatform.bills, { status, page, limit: rowsAPage }, { tell: 'never', signal })
    if (read.whole) return read.list
    found.push(...read.list)
    if (read.list.length < rowsAPage || found.length >= read.total) break
  }
  return found
}

/** Undefined when nothing is due. Throws what `call` throws. */
export const fetchDueBills = async (signal: AbortSignal): Promise<DueBills | undefined> => {
  const [open, refused] = await Promise.all([billsOf(newBill, signal), billsOf(rejectedBill, signal)])
  const fresh = open.filter((bill) => bill.status === newBill && bill.incomeTotal > 0)
  const rejected = refused.filter((bill) => bill.status === rejectedBill)
  return fresh.length + rejected.length > 0 ? { fresh, rejected } : undefined
}

const minorOf = (value: number, currency: string): number => Math.round(value * 10 ** currencyDecimals(currency))

/** A bill's amount as money; `currency` stands in where the bill names none. */
export const billMoney = (bill: DueBill, currency: string): string =>
  moneyText(minorOf(bill.incomeTotal, bill.currency || currency), bill.currency || currency)

/** The sum of each currency, e.g. `$120.00 + £8.00`; amounts of different currencies are never added. */
export const sumMoney = (bills: readonly DueBill[], currency: string): string => {
  const sums = new Map<string, number>()
  for (const bill of bills) {
    const own = bill.currency || currency
    sums.set(own, (sums.get(own) ?? 0) + minorOf(bill.incomeTotal, own))
  }
  return [...sums].map(([own, sum]) => moneyText(sum, own)).join(' + ')
}
