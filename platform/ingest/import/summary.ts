import type { ImportSummary } from '../../../shared/areas/imports/api.ts'
import { currencyDecimals } from '../../../shared/format/number.ts'
import type { Counts } from './account.ts'
import type { StoredSums } from './stored.ts'

export interface Progress {
  readonly lines: number
  /** Part of the file that is read, 0 to 1. */
  readonly part: number
}

/** @param stored what the file's lines are in the database @param currency the company's @param started of `performance.now` */
export const summaryOf = (counts: Counts, stored: StoredSums, currency: string, started: number): ImportSummary => {
  const unit = 10 ** currencyDecimals(currency)
  const { lines, imported, duplicates, rejected, replaced, older, adjustments } = counts
  return {
    lines,
    imported,
    duplicates,
    rejected,
    orders: stored.orders,
    gross: stored.pay_amt / unit,
    refunds: stored.refund_amt / unit,
    net: (stored.pay_amt - stored.refund_amt) / unit,
    currency,
    seconds: Math.round(performance.now() - started) / 1000,
    replaced,
    older,
    adjustments,
  }
}
