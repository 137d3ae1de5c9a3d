import { type Applied, applyOrder, applyRefund, applyUpdate } from './apply.ts'
import type { Loaded } from './load.ts'
import { matchReturn } from './returns.ts'
import type { OrderState, RefundRow } from './state.ts'
import type { ApplyContext } from './terms.ts'
import type { EventResult, OrderEvent, OrderUpdate, UnmatchedReturn } from './types.ts'
import { refuse } from './validate.ts'

/** The orders of one transaction in memory: events are applied here one after the other, then written as a whole. */
export class Book {
  readonly #loaded: Loaded
  readonly #context: ApplyContext
  readonly #orders: Map<string, OrderState>
  readonly #touched = new Set<string>()
  readonly #adjustments = new Map<string, RefundRow>()
  /** Order of each return that was matched in this transaction. */
  readonly #matched = new Map<string, string>()
  #byBuyer: Map<string, Set<string>> | undefined

  constructor(loaded: Loaded, context: ApplyContext) {
    this.#loaded = loaded
    this.#context = context
    this.#orders = new Map(loaded.orders)
  }

  /** Applies one event that has passed `checkEvent`. The result is what the source is told once the transaction is committed. */
  apply(event: OrderEvent): EventResult {
    if (event.kind === 'return') return this.#applyReturn(event)
    const before = this.#orders.get(event.order_id)
    const taken = event.kind === 'update' ? this.#takenRefund(event) : undefined
    if (taken)
      return { ok: false, ...refuse(`退款号 ${taken} 属于另一个订单`, `refund ${taken} belongs to another order`) }
    const applied: Applied =
      event.kind === 'order' ? applyOrder(before, event, this.#context) : applyUpdate(before, event, this.#context)
    if (!applied.ok) return applied
    if (event.kind === 'update') for (const refund of event.refunds ?? []) this.#adjustments.delete(refund.refund_id)
    const changed = applied.next !== before
    if (changed) this.#put(applied.next)
    return { ok: true, changed, lines_new: applied.lines_new, lines_same: applied.lines_same }
  }

  /** Every order that is different now, with what the database holds of it. */
  *changes(): Generator<{ readonly before: OrderState | undefined; readonly after: OrderState }> {
    for (const id of this.#touched) {
      const after = this.#orders.get(id)
      if (after) yield { before: this.#loaded.orders.get(id), after }
    }
  }

  /** Refunds for which no line was found, new in this transaction. */
  adjustments(): readonly RefundRow[] {
    return [...this.#adjustments.values()]
  }

  #put(order: OrderState): void {
    this.#orders.set(order.row.order_id, order)
    this.#touched.add(order.row.order_id)
    if (this.#byBuyer) this.#index(this.#byBuyer, order)
  }

  #index(byBuyer: Map<string, Set<string>>, order: OrderState): void {
    const ids = byBuyer.get(order.row.buyer_key)
    if (ids) ids.add(order.row.order_id)
    else byBuyer.set(order.row.buyer_key, new Set([order.row.order_id]))
  }

  *#ordersOf(buyer_key: string): Generator<OrderState> {
    if (!this.#byBuyer) {
      this.#byBuyer = new Map()
      for (const order of this.#orders.values()) this.#index(this.#byBuyer, order)
    }
    for (const id of this.#byBuyer.get(buyer_key) ?? []) {
      const order = this.#orders.get(id)
      if (order) yield order
    }
  }

  #knownRefund(refund_id: string): RefundRow | undefined {
    return this.#adjustments.get(refund_id) ?? this.#loaded.refunds.get(refund_id)
  }

  #takenRefund(event: OrderUpdate): string | undefined {
    return event.refunds?.find(({ refund_id }) => {
      const order_id = this.#knownRefund(refund_id)?.order_id ?? this.#matched.get(refund_id)
      return order_id != null && order_id !== event.order_id
    })?.refund_id
  }

  /** A return that found no line at first is tried again when it is sent again: the sale may have come since. */
  #applyReturn(event: UnmatchedReturn): EventResult {
    const known = this.#knownRefund(event.refund_id)
    const same: EventResult = { ok: true, changed: false, lines_new: 0, lines_same: 1 }
    if (known?.order_id != null || this.#matched.has(event.refund_id)) return same
    const match = event.buyer_key === '' ? undefined : matchReturn(event, this.#ordersOf(event.buyer_key))
    if (!match && known) return same
    const { refund_id, qty, amt, applied_t } = event
    const { order_id, sku_id, content_id, n } = match?.line ?? {
      order_id: null,
      sku_id: null,
      content_id: null,
      n: null,
    }
    const row: RefundRow = { refund_id, order_id, sku_id, content_id, n, kind: 2, qty, amt, applied_t }
    if (match) {
      this.#adjustments.delete(refund_id)
      this.#matched.set(refund_id, match.line.order_id)
      this.#put(applyRefund(match.order, row, this.#context))
    } else this.#adjustments.set(refund_id, row)
    return { ok: true, changed: true, lines_new: known ? 0 : 1, lines_same: 0 }
  }
}
