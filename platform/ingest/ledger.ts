import { type AdjustedGoods, adjustmentOf } from './adjustment.ts'
import { type Applied, applyOrder, applyRefunds, applyUpdate } from './apply.ts'
import { ownAmount } from './exchange.ts'
import type { Loaded } from './load.ts'
import { byTime, groupOf, matchReturn } from './returns.ts'
import type { OrderState, RefundRow } from './state.ts'
import type { ApplyContext } from './terms.ts'
import type { EventResult, IncomingOrder, OrderEvent, OrderUpdate, UnmatchedReturn } from './types.ts'
import { refuse } from './validate.ts'

/** An order that is different now: what the database holds of it, or is about to; without `after` it is gone. */
export interface Change {
  readonly before: OrderState | undefined
  readonly after: OrderState | undefined
}

/** The orders of one transaction in memory: events are applied here one after the other, then written as a whole. */
export class Ledger {
  readonly #loaded: Loaded
  readonly #context: ApplyContext
  readonly #orders: Map<string, OrderState>
  readonly #touched = new Set<string>()
  /** Of these, those that are different since changes were last taken to be written, and what was written then. */
  readonly #fresh = new Set<string>()
  readonly #taken = new Map<string, OrderState | undefined>()
  /** Returns that belong to no sale and are new or different now. */
  readonly #unmatched = new Map<string, RefundRow>()
  /** Returns that came in this transaction and wait to be matched, with what they are of. */
  readonly #waiting = new Map<string, { readonly row: RefundRow; readonly goods: AdjustedGoods }>()
  readonly #placed = new Map<string, RefundRow>()
  readonly #goneRefunds = new Set<string>()
  #byBuyer: Map<string, Set<string>> | undefined

  constructor(loaded: Loaded, context: ApplyContext) {
    this.#loaded = loaded
    this.#context = context
    this.#orders = new Map(loaded.orders)
  }

  /** Applies one event that has passed `checkEvent`. The result is what the source is told once the transaction is committed. */
  apply(event: OrderEvent): EventResult {
    if (event.kind === 'return') return this.#takeReturn(event)
    const before = this.#orders.get(event.order_id)
    const taken = event.kind === 'update' ? this.#takenRefund(event) : undefined
    if (taken)
      return { ok: false, ...refuse(`退款号 ${taken} 属于另一个订单`, `refund ${taken} belongs to another order`) }
    const applied: Applied =
      event.kind === 'order' ? applyOrder(before, event, this.#context) : applyUpdate(before, event, this.#context)
    if (!applied.ok) return applied
    if (event.kind === 'update')
      for (const refund of event.refunds ?? []) if (this.#isUnmatched(refund.refund_id)) this.#drop(refund.refund_id)
    const changed = applied.next !== before
    if (changed) this.#put(applied.next)
    return { ok: true, changed, lines_new: applied.lines_new, lines_same: applied.lines_same }
  }

  /**
   * Matches the returns that came, after all other events: each is counted against the latest earlier sale that still has
   * the quantity, in the order of their times. Of a group in which something came before known returns all are matched
   * anew, so that the end does not depend on what came first.
   */
  matchReturns(): void {
    const waiting = [...this.#waiting.values()]
    const moved = this.#loaded.groups.size > 0 ? this.#movedGroups() : undefined
    const groups = [...this.#loaded.groups].filter(([name]) => moved?.has(name))
    const isOld = ({ refund_id }: RefundRow): boolean =>
      !this.#waiting.has(refund_id) && !this.#goneRefunds.has(refund_id)
    const known = groups.flatMap(([, { returns }]) => returns.filter(isOld))
    for (const row of known) this.#release(row)
    const all = [...waiting.map(({ row }) => row), ...known]
    for (const row of all.sort(byTime)) this.#place(row)
  }

  /** Every order that is different now and was not taken before as it is: whoever takes it writes it. */
  takeChanges(): readonly Change[] {
    const changes: Change[] = []
    for (const id of this.#fresh) {
      const before = this.#taken.has(id) ? this.#taken.get(id) : this.#loaded.orders.get(id)
      const after = this.#orders.get(id)
      if (before === after) continue
      changes.push({ before, after })
      this.#taken.set(id, after)
    }
    this.#fresh.clear()
    return changes
  }

  /** Refunds for which no line was found, new or different in this transaction. */
  unmatched(): readonly RefundRow[] {
    return [...this.#unmatched.values()]
  }

  /** An order as the database will hold it. */
  orderOf(order_id: string): OrderState | undefined {
    return this.#orders.get(order_id)
  }

  /**
   * Puts an order in the place of the known one, or takes that away. What came back by name of buyer and SKU stays and is
   * matched anew; single refunds of an order that goes go with it.
   */
  replace(order_id: string, order: OrderState | undefined): void {
    const known = this.#orders.get(order_id)
    const returns = known?.refunds.filter(({ return_sku_id }) => return_sku_id !== null) ?? []
    for (const row of returns) this.#waiting.set(row.refund_id, { row, goods: this.#goodsOf(row) })
    if (order) {
      const own = order.refunds.filter(({ return_sku_id }) => return_sku_id === null)
      this.#put(applyRefunds(order, own, this.#context))
      return
    }
    for (const { refund_id, return_sku_id } of known?.refunds ?? [])
      if (return_sku_id === null) this.#goneRefunds.add(refund_id)
    this.#drop(order_id)
  }

  /** Takes a return back, from its sale or from where it stood alone. */
  takeBack(refund_id: string): void {
    const row = this.#loaded.refunds.get(refund_id)
    if (!row) return
    this.#waiting.delete(refund_id)
    this.#release(row)
    this.#drop(refund_id)
    this.#goneRefunds.add(refund_id)
  }

  /** An order after an event, on top of a state of it that need not be the known one; undefined where it is refused. */
  applied(order: OrderState | undefined, event: IncomingOrder): OrderState | undefined {
    const applied = applyOrder(order, event, this.#context)
    return applied.ok ? applied.next : order
  }

  /** Refunds that are no more. */
  goneRefunds(): readonly string[] {
    return [...this.#goneRefunds]
  }

  /** A return that came in this transaction, as it stands now. */
  refundOf(refund_id: string): RefundRow | undefined {
    return this.#placed.get(refund_id) ?? this.#loaded.refunds.get(refund_id)
  }

  /** An order as it was before the transaction. */
  orderBefore(order_id: string): OrderState | undefined {
    return this.#loaded.orders.get(order_id)
  }

  #put(order: OrderState): void {
    this.#orders.set(order.row.order_id, order)
    this.#touch(order.row.order_id)
    if (this.#byBuyer) this.#index(this.#byBuyer, order)
  }

  #drop(order_id: string): void {
    this.#unmatched.delete(order_id)
    if (this.#orders.delete(order_id)) this.#touch(order_id)
  }

  #touch(order_id: string): void {
    this.#touched.add(order_id)
    this.#fresh.add(order_id)
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
      if (order?.row.buyer_key === buyer_key) yield order
    }
  }

  #isUnmatched(refund_id: string): boolean {
    return this.#unmatched.has(refund_id) || this.#loaded.refunds.get(refund_id)?.order_id === null
  }

  #takenRefund(event: OrderUpdate): string | undefined {
    return event.refunds?.find(({ refund_id }) => {
      const order_id = this.#loaded.refunds.get(refund_id)?.order_id
      return order_id != null && order_id !== event.order_id
    })?.refund_id
  }

  /** What is known of a return is not taken again; one that found no sale is tried again: the sale may have come since. */
  #takeReturn(event: UnmatchedReturn): EventResult {
    const { refund_id, buyer_key, sku_id, qty, applied_t, exchanged } = event
    const known = this.#loaded.refunds.get(refund_id)
    const isKnown = known !== undefined && known.return_sku_id !== null
    if (this.#waiting.has(refund_id) || known?.order_id != null)
      return { ok: true, changed: false, lines_new: 0, lines_same: 1 }
    const row: RefundRow = {
      refund_id,
      order_id: null,
      sku_id: null,
      content_id: null,
      n: null,
      kind: 2,
      qty,
      amt: event.amt,
      applied_t,
      buyer_key,
      return_sku_id: sku_id,
      orig_currency: exchanged?.currency ?? null,
      orig_amt: exchanged?.amt ?? null,
    }
    const isInGroup = this.#loaded.groups.has(groupOf(buyer_key, sku_id))
    const match =
      isKnown && !isInGroup && buyer_key !== ''
        ? matchReturn({ sku_id, qty, applied_t }, this.#ordersOf(buyer_key))
        : undefined
    if (isKnown && !match) return { ok: true, changed: false, lines_new: 0, lines_same: 1 }
    this.#waiting.set(refund_id, { row, goods: event })
    return { ok: true, changed: true, lines_new: known ? 0 : 1, lines_same: 0 }
  }

  /** Groups in which something is new or different now. */
  #movedGroups(): ReadonlySet<string> {
    const moved = new Set<string>()
    const see = (order: OrderState | undefined): void => {
      for (const { row } of order?.lines ?? []) moved.add(groupOf(order?.row.buyer_key ?? '', row.sku_id))
    }
    for (const { row } of this.#waiting.values()) moved.add(groupOf(row.buyer_key ?? '', row.return_sku_id ?? ''))
    for (const id of this.#touched) {
      see(this.#loaded.orders.get(id))
      see(this.#orders.get(id))
    }
    return moved
  }

  /** Takes a known return out of where it stands, so that it can be matched anew. */
  #release(row: RefundRow): void {
    const order = row.order_id === null ? undefined : this.#orders.get(row.order_id)
    if (order)
      this.#put(
        applyRefunds(
          order,
          order.refunds.filter((one) => one.refund_id !== row.refund_id),
          this.#context,
        ),
      )
  }

  /** Counts a return against its sale, or keeps it as an adjustment. */
  #place(row: RefundRow): void {
    const { refund_id, buyer_key, return_sku_id: sku_id, qty, applied_t } = row
    const match = buyer_key && sku_id ? matchReturn({ sku_id, qty, applied_t }, this.#ordersOf(buyer_key)) : undefined
    if (match) {
      this.#drop(refund_id)
      const { order_id, content_id, n } = match.line
      // At the order's own rate, where both came in one currency.
      const isAlike = row.orig_amt !== null && row.orig_currency === match.order.row.orig_currency
      const amt = isAlike ? ownAmount(match.order.row, row.orig_amt) : row.amt
      const refund = { ...row, order_id, sku_id: match.line.sku_id, content_id, n, amt }
      this.#placed.set(refund_id, refund)
      this.#put(applyRefunds(match.order, [...match.order.refunds, refund], this.#context))
      return
    }
    const own = { ...row, order_id: null, sku_id: null, content_id: null, n: null }
    const goods = this.#waiting.get(refund_id)?.goods ?? this.#goodsOf(row)
    const stands = this.#orders.get(refund_id)
    this.#unmatched.set(refund_id, own)
    this.#placed.set(refund_id, own)
    if (!stands) this.#put(adjustmentOf(own, goods, this.#loaded.currency))
  }

  /** What a return is of that was matched until now: as the sale says. */
  #goodsOf({ order_id, return_sku_id }: RefundRow): AdjustedGoods {
    const order = order_id === null ? undefined : this.#orders.get(order_id)
    const sku_id = return_sku_id ?? ''
    const line = order?.lines.find(({ row }) => row.sku_id === sku_id)?.row
    return {
      sku_id,
      product_id: line?.product_id ?? sku_id,
      shop_id: order?.row.shop_id ?? '',
      region: order?.row.region ?? 'ZZ',
    }
  }
}
