import type { IncomingLine, IncomingOrder, LineRefund, OrderUpdate } from '../ingest/types.ts'
import type { Head } from './head.ts'
import { Random } from './random.ts'

/** A change of an order with the second at which it becomes known. */
export interface Due {
  readonly t: number
  readonly update: OrderUpdate
}

const refundPurpose = 16

const refundOf = (
  order: IncomingOrder,
  line: IncomingLine,
  number: number,
  goods: Omit<LineRefund, 'refund_id' | 'sku_id' | 'content_id' | 'n'>,
): LineRefund => ({
  refund_id: `R${order.order_id}${number + 1}`,
  sku_id: line.sku_id,
  content_id: line.content_id,
  n: line.n,
  ...goods,
})

/** Three of four buyers send goods back (2); the others keep them and get part of the money (1). */
const lineRefund = (seed: number, head: Head, order: IncomingOrder, line: IncomingLine, number: number): LineRefund => {
  const random = new Random(seed, head.minute, head.number, refundPurpose + number)
  const applied_t = head.refunds[number] ?? 0
  if (random.chance(0.25)) {
    const amt = Math.max(1, Math.floor(line.pay_amt * random.between(0.15, 0.5)))
    return refundOf(order, line, number, { kind: 1, qty: 0, amt, applied_t })
  }
  const qty = 1 + random.below(line.quantity)
  const amt = Math.floor((line.pay_amt * qty) / line.quantity + 0.5)
  return refundOf(order, line, number, { kind: 2, qty, amt, applied_t })
}

const refundsAt = (order: IncomingOrder, t: number): LineRefund[] =>
  order.lines.map((line, number) =>
    refundOf(order, line, number, { kind: 3, qty: line.quantity, amt: line.pay_amt, applied_t: t }),
  )

const cancellation = (order: IncomingOrder, t: number): Due => ({
  t,
  update: {
    kind: 'update',
    order_id: order.order_id,
    order_status: 140,
    cancelled_t: t,
    ...(order.paid_t === null ? {} : { refunds: refundsAt(order, t) }),
  },
})

/** Times at which anything happens to the order, without making its lines. */
export const dueTimes = (head: Head): readonly number[] =>
  head.cancelled_t === null
    ? [head.shipped_t, head.delivery_t, head.completed_t, head.settled_t, ...head.refunds.filter((t) => t > 0)]
    : [head.cancelled_t]

/** Everything that happens to an order after its payment, in order of time. The job settles what the stream wrote. */
export const fateOf = (seed: number, head: Head, order: IncomingOrder): Due[] => {
  if (head.cancelled_t !== null) return [cancellation(order, head.cancelled_t)]
  const { order_id } = order
  const due: Due[] = [
    { t: head.shipped_t, update: { kind: 'update', order_id, order_status: 121 } },
    { t: head.delivery_t, update: { kind: 'update', order_id, order_status: 122, delivery_t: head.delivery_t } },
    { t: head.completed_t, update: { kind: 'update', order_id, order_status: 130, completed_t: head.completed_t } },
    { t: head.settled_t, update: { kind: 'update', order_id, settled_t: head.settled_t } },
  ]
  order.lines.forEach((line, number) => {
    const t = head.refunds[number] ?? 0
    if (t > 0) {
      const refunds = [lineRefund(seed, head, order, line, number)]
      due.push({ t, update: { kind: 'update', order_id, refunds } })
    }
  })
  return due.sort((a, b) => a.t - b.t)
}

/**
 * Several changes of one order as one: the later state wins, refunds add up. Settlement comes apart and last, because
 * it looks at what the changes before it have left.
 */
export const merged = (changes: readonly Due[]): OrderUpdate[] => {
  const isSettlement = ({ update }: Due): boolean => update.settled_t !== undefined
  const others = changes.filter((change) => !isSettlement(change)).map(({ update }) => update)
  const settlement = changes.filter(isSettlement).map(({ update }) => update)
  const [first] = others
  if (!first) return settlement
  const refunds = others.flatMap((update) => update.refunds ?? [])
  const state: OrderUpdate = Object.assign({ ...first }, ...others.slice(1))
  return [refunds.length > 0 ? { ...state, refunds } : state, ...settlement]
}
