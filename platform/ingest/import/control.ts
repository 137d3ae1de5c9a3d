import { type BusinessClock, dayNumber } from '../../../shared/time/zone.ts'
import { lineBit } from '../said.ts'
import type { IncomingLine } from '../types.ts'
import type { OrderHead } from './row.ts'

/** What became of a row, as the table import_day numbers it. */
export const controlKinds = { taken: 1, adjustment: 2, rejected: 3, repeated: 4 } as const
export type ControlKind = keyof typeof controlKinds

/** Minor units of a row's own currency. */
export interface Amounts {
  readonly pay_amt: number
  readonly refund_amt: number
}

/** One row of a file as its control totals count it. */
export interface Counted extends Amounts {
  /** Its own time; null where that cannot be read. */
  readonly t: number | null
  readonly currency: string
}

export const countedLine = (head: OrderHead, line: IncomingLine): Counted => ({
  t: head.paid_t ?? head.create_t,
  currency: head.currency,
  pay_amt: line.pay_amt,
  refund_amt: (line.said ?? -1) & lineBit.refund_amt ? line.refund_amt : 0,
})

export interface ControlRow extends Amounts {
  readonly day: number | null
  readonly currency: string
  readonly kind: ControlKind
  readonly lines: number
  /** In the company's currency, of what was taken. */
  readonly own_pay_amt: number
  readonly own_refund_amt: number
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Control totals of a file by business day, currency and what became of its rows. */
export class Control {
  readonly #clock: BusinessClock
  readonly #rows = new Map<string, Mutable<ControlRow>>()

  constructor(clock: BusinessClock) {
    this.#clock = clock
  }

  dayOf(t: number): number {
    return dayNumber(this.#clock, t)
  }

  #sumOf(kind: ControlKind, row: Counted): Mutable<ControlRow> {
    const day = row.t === null ? null : this.dayOf(row.t)
    const name = `${day} ${row.currency} ${kind}`
    let sum = this.#rows.get(name)
    if (!sum) {
      const nothing = { lines: 0, pay_amt: 0, refund_amt: 0, own_pay_amt: 0, own_refund_amt: 0 }
      sum = { day, currency: row.currency, kind, ...nothing }
      this.#rows.set(name, sum)
    }
    return sum
  }

  add(kind: ControlKind, row: Counted, own: Amounts = { pay_amt: 0, refund_amt: 0 }): void {
    const sum = this.#sumOf(kind, row)
    sum.lines++
    sum.pay_amt += row.pay_amt
    sum.refund_amt += row.refund_amt
    sum.own_pay_amt += own.pay_amt
    sum.own_refund_amt += own.refund_amt
  }

  /** A row that was taken has come again further down in its file. */
  replace(row: Counted, own: Amounts): void {
    const taken = this.#sumOf('taken', row)
    taken.lines--
    taken.pay_amt -= row.pay_amt
    taken.refund_amt -= row.refund_amt
    taken.own_pay_amt -= own.pay_amt
    taken.own_refund_amt -= own.refund_amt
    this.add('repeated', row)
  }

  rows(): readonly ControlRow[] {
    return [...this.#rows.values()].filter(({ lines }) => lines > 0)
  }
}
