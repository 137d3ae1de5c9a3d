import { isUnchanged } from '../apply.ts'
import { ownAmount } from '../exchange.ts'
import { type LineKey, type LineState, lineKey, type OrderState } from '../state.ts'
import type { OrdersOf } from '../transaction.ts'
import type { EventResult, IncomingLine, IncomingOrder, UnmatchedReturn } from '../types.ts'
import type { Assembled, RefusedRow, Repeated } from './assemble.ts'
import { type Amounts, type Control, type Counted, countedLine } from './control.ts'
import { hashOf } from './scattered.ts'

/** What became of the rows of a file. `lines` = `imported` + `duplicates` + `rejected`. */
export interface Counts {
  lines: number
  imported: number
  duplicates: number
  rejected: number
  replaced: number
  older: number
  adjustments: number
}

const nameOf = (order_id: string, line: LineKey): string => `${order_id}\n${lineKey(line)}`

const countedReturn = (event: UnmatchedReturn, currency: string): Counted => ({
  t: event.applied_t,
  currency: event.currency ?? currency,
  pay_amt: 0,
  refund_amt: event.amt,
})

/** Orders of so many lines may be cut into several events. */
const LONG = 1000

/** A line as this attempt has told it. */
interface ToldLine {
  readonly counted: Counted
  /** In the company's currency. */
  readonly own: Amounts
  /** When it was true, Unix seconds. */
  readonly t: number
  readonly hash: number
}

type Outcome = 'new' | 'changed' | 'same' | 'older'

const outcomeOf = (before: LineState | undefined, after: LineState | undefined, event_t: number): Outcome => {
  if (!before || !after) return 'new'
  if (!isUnchanged(before, after)) return 'changed'
  return event_t < before.row.fact_t ? 'older' : 'same'
}

/** What a line is that this attempt has told before. */
const againOf = (earlier: ToldLine, line: IncomingLine, { event_t = 0 }: IncomingOrder): Outcome => {
  if (hashOf(JSON.stringify(line)) === earlier.hash) return 'same'
  return event_t < earlier.t ? 'older' : 'changed'
}

const ownOf = ({ row }: OrderState, counted: Counted): Amounts =>
  row.orig_currency === null
    ? counted
    : { pay_amt: ownAmount(row, counted.pay_amt), refund_amt: ownAmount(row, counted.refund_amt) }

/** Counts the rows of a file and adds up its control totals, batch by batch. */
export class Account {
  readonly counts: Counts = {
    lines: 0,
    imported: 0,
    duplicates: 0,
    rejected: 0,
    replaced: 0,
    older: 0,
    adjustments: 0,
  }
  readonly control: Control
  readonly #currency: string
  readonly #isScattered: (order_id: string) => boolean
  /** Lines of orders that may come again. */
  readonly #told = new Map<string, ToldLine>()

  /**
   * @param currency the company's
   * @param isScattered whether rows of an order lie far apart in this file
   */
  constructor(control: Control, currency: string, isScattered: (order_id: string) => boolean) {
    this.control = control
    this.#currency = currency
    this.#isScattered = isScattered
  }

  /** Whether there may be another event of the same order in the file. */
  mayComeAgain({ order_id, lines }: IncomingOrder): boolean {
    return lines.length >= LONG || this.#isScattered(order_id)
  }

  /** What earlier batches have told of a line, in the company's currency, and when that was true. */
  toldOf(order_id: string, line: LineKey): (Amounts & { readonly t: number }) | undefined {
    const told = this.#told.get(nameOf(order_id, line))
    return told && { ...told.own, t: told.t }
  }

  /** A row that the reader refused; `counted` as far as its amounts can be read. */
  reject(counted: Counted): void {
    this.counts.rejected++
    this.control.add('rejected', counted)
  }

  /** Rows that rows further down in the file have replaced. */
  repeat(rows: readonly Repeated[]): void {
    for (const { head, line, isSame } of rows) {
      if (isSame) this.counts.duplicates++
      else {
        this.counts.imported++
        this.counts.replaced++
      }
      this.control.add('repeated', countedLine(head, line))
    }
  }

  /** A batch that is written. @returns its refused rows */
  take(batch: readonly Assembled[], results: readonly EventResult[], orders: OrdersOf): readonly RefusedRow[] {
    const refused: RefusedRow[] = []
    for (const [i, { event, rows }] of batch.entries()) {
      const result = results[i]
      if (!result) continue
      if (!result.ok) {
        for (const source of rows) refused.push({ source, refused: result })
        this.#refuse(event)
      } else if (event.kind === 'order') {
        // Returns of the same batch change lines too: known ones that the event itself has left alone are no news.
        const isKnown = result.lines_new + result.lines_same === event.lines.length
        this.#order(event, orders.orderBefore(event.order_id), orders.orderOf(event.order_id), isKnown)
      } else if (event.kind === 'return') this.#return(event, result.lines_same > 0, orders)
    }
    return refused
  }

  #refuse(event: Assembled['event']): void {
    if (event.kind === 'order') for (const line of event.lines) this.reject(countedLine(event, line))
    else if (event.kind === 'return') this.reject(countedReturn(event, this.#currency))
  }

  #order(event: IncomingOrder, before: OrderState | undefined, after: OrderState | undefined, isKnown: boolean): void {
    const linesOf = (order: OrderState | undefined) => new Map(order?.lines.map((line) => [lineKey(line.row), line]))
    // Most orders are new, and most of one line.
    const [known, now] = [before && linesOf(before), linesOf(after)]
    for (const line of event.lines) {
      const earlier = this.mayComeAgain(event) ? this.#told.get(nameOf(event.order_id, line)) : undefined
      const outcome = earlier
        ? againOf(earlier, line, event)
        : outcomeOf(known?.get(lineKey(line)), (isKnown ? known : now)?.get(lineKey(line)), event.event_t ?? 0)
      if (outcome === 'new' || outcome === 'changed') this.counts.imported++
      else this.counts.duplicates++
      if (outcome === 'changed') this.counts.replaced++
      if (outcome === 'older') this.counts.older++
      this.#takeLine(event, line, after, earlier)
    }
  }

  #takeLine(event: IncomingOrder, line: IncomingLine, after: OrderState | undefined, earlier?: ToldLine): void {
    const counted = countedLine(event, line)
    const { event_t: t = 0 } = event
    if (earlier && t < earlier.t) {
      this.control.add('repeated', counted)
      return
    }
    if (earlier) this.control.replace(earlier.counted, earlier.own)
    const own = after ? ownOf(after, counted) : counted
    this.control.add('taken', counted, own)
    if (this.mayComeAgain(event))
      this.#told.set(nameOf(event.order_id, line), { counted, own, t, hash: hashOf(JSON.stringify(line)) })
  }

  #return(event: UnmatchedReturn, isSame: boolean, orders: OrdersOf): void {
    this.counts[isSame ? 'duplicates' : 'imported']++
    const isAdjustment = orders.orderOf(event.refund_id) !== undefined
    if (isAdjustment) this.counts.adjustments++
    const refund_amt = orders.refundOf(event.refund_id)?.amt ?? event.amt
    const own = { pay_amt: 0, refund_amt }
    this.control.add(isAdjustment ? 'adjustment' : 'taken', countedReturn(event, this.#currency), own)
  }
}
