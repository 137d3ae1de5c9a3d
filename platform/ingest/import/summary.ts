import { currencyDecimals } from '../../../shared/format/number.ts'
import type { EventResult } from '../types.ts'
import type { Batch } from './assemble.ts'
import type { Row } from './row.ts'

export interface Progress {
  readonly lines: number
  /** Part of the file that is read, 0 to 1. */
  readonly part: number
}

/** `lines` = `imported` + `duplicates` + `rejected`; amounts are those of all accepted lines of the file. */
export interface Summary {
  readonly lines: number
  readonly imported: number
  readonly duplicates: number
  readonly rejected: number
  readonly orders: number
  readonly gross: number
  readonly refunds: number
  readonly net: number
  readonly currency: string
  readonly seconds: number
}

/** What one run adds up while it goes through the file. */
export class Run {
  lines = 0
  imported = 0
  duplicates = 0
  orders = 0
  gross = 0
  refunds = 0

  /** Counts what became of a batch. */
  count(batch: Batch, results: readonly EventResult[]): void {
    this.orders += batch.orders
    this.duplicates += batch.known
    for (const [i, result] of results.entries()) {
      const event = batch.events[i]
      const rows = event?.kind === 'order' ? event.lines.length : 1
      if (!result.ok) continue
      this.duplicates += result.lines_same
      this.imported += rows - result.lines_same
    }
  }

  add(row: Exclude<Row, { kind: 'reject' }>): void {
    if (row.kind === 'line') {
      this.gross += row.line.pay_amt
      this.refunds += row.line.refund_amt
    } else this.refunds += row.event.amt
  }

  summary(rejected: number, currency: string, started: number): Summary {
    const unit = 10 ** currencyDecimals(currency)
    const { lines, imported, duplicates, orders } = this
    return {
      lines,
      imported,
      duplicates,
      rejected,
      orders,
      gross: this.gross / unit,
      refunds: this.refunds / unit,
      net: (this.gross - this.refunds) / unit,
      currency,
      seconds: Math.round(performance.now() - started) / 1000,
    }
  }
}
