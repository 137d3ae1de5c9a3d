import type { IncomingOrder, OrderUpdate } from '../ingest/types.ts'
import { type ActivityPlan, createActivity } from './activity.ts'
import { type Due, dueTimes, fateOf, merged } from './fate.ts'
import { firstUnpaid, type Head, headOf, type Past, unpaidShare } from './head.ts'
import { orderKey, orderOf } from './order.ts'
import { nameSeed, Random } from './random.ts'
import { poisson } from './weights.ts'
import type { World } from './world.ts'

const countPurpose = nameSeed('count')
const unpaidPurpose = nameSeed('unpaid')

/** An order as it stands at some second, and what must be applied to it after it is written. */
export interface Standing {
  readonly order: IncomingOrder
  readonly updates: readonly OrderUpdate[]
}

/** The orders of one world as a function of time: the past, the present and the future are the same function. */
export interface OrderBook {
  readonly world: World
  readonly plan: ActivityPlan
  /** Expected orders a minute at `t`. */
  rateAt(t: number): number
  /** Orders paid in minute `minute` (minutes since 1970), earliest first; none before the opening. */
  ordersOfMinute(minute: number): IncomingOrder[]
  /** Everything that happens to an order of this book later, earliest first. */
  updatesOf(order: IncomingOrder): Due[]
  /** Orders paid, or placed and never paid, in [from, to) of one minute, each as it stands at `horizon`. */
  standingsOf(minute: number, from: number, to: number, horizon: number): Standing[]
  /** Changes that fall into [from, to), of the orders paid or placed in `minute` (those that are `wanted`); earliest first for each. */
  changesOf(minute: number, from: number, to: number, wanted?: (head: Head) => boolean): Due[]
}

const settled = (order: IncomingOrder, settled_t: number): IncomingOrder => ({
  ...order,
  lines: order.lines.map((line) =>
    line.settlement_status === 4 ? line : { ...line, settlement_status: 2, settled_t },
  ),
})

/** Deliveries and settlements so far belong to the order itself; refunds and cancellations are written as what they are. */
const stand = (order: IncomingOrder, past: readonly Due[]): Standing => {
  const updates = merged(past)
  const [state, settlement] = updates
  if (!state || state.order_status === 140) return { order, updates }
  const { refunds, order_status = order.order_status, delivery_t = null, completed_t } = state
  const settled_t = settlement?.settled_t
  const standing: IncomingOrder = {
    ...order,
    order_status,
    delivery_t,
    ...(completed_t === undefined ? {} : { completed_t }),
  }
  if (!refunds) return { order: settled_t === undefined ? standing : settled(standing, settled_t), updates: [] }
  const refund: OrderUpdate = { kind: 'update', order_id: order.order_id, refunds }
  return { order: standing, updates: settlement ? [refund, settlement] : [refund] }
}

export const createBook = (world: World, plan: Omit<ActivityPlan, 'share'>): OrderBook => {
  const ownPlan = { ...plan, share: world.share }
  const past: Past = { openingDay: Math.floor(plan.origin / 86_400), at: createActivity(ownPlan) }
  const some = (minute: number, first: number, mean: number, purpose: number): Head[] => {
    const count = poisson(mean, new Random(world.seed, minute, 0, purpose).next())
    const heads = Array.from({ length: count }, (_, i) => headOf(world, past, minute, first + i))
    return heads.sort((a, b) => a.paid_t - b.paid_t || a.number - b.number)
  }
  const headsOf = (minute: number): Head[] => {
    if (minute * 60 < plan.origin) return []
    const { rate } = past.at(minute * 60)
    return some(minute, 0, rate, countPurpose)
  }
  /** With those that are never paid. */
  const allOf = (minute: number): Head[] => {
    const heads = headsOf(minute)
    const { rate } = past.at(minute * 60)
    return minute * 60 < plan.origin
      ? heads
      : [...heads, ...some(minute, firstUnpaid, rate * unpaidShare, unpaidPurpose)]
  }
  const fate = (head: Head, order: IncomingOrder): Due[] => fateOf(world.seed, head, order)
  return {
    world,
    plan: ownPlan,
    rateAt: (t) => past.at(t).rate,
    ordersOfMinute: (minute) => headsOf(minute).map((head) => orderOf(world, head)),
    updatesOf(order) {
      const { minute, number } = orderKey(order.order_id)
      return fate(headOf(world, past, minute, number), order)
    },
    standingsOf: (minute, from, to, horizon) =>
      allOf(minute)
        .filter(({ paid_t }) => paid_t >= from && paid_t < to)
        .map((head) => {
          const order = orderOf(world, head)
          const past = dueTimes(head).some((t) => t < horizon) ? fate(head, order).filter(({ t }) => t < horizon) : []
          return stand(order, past)
        }),
    changesOf: (minute, from, to, wanted = () => true) =>
      allOf(minute)
        .filter((head) => wanted(head) && dueTimes(head).some((t) => t >= from && t < to))
        .flatMap((head) => fate(head, orderOf(world, head)).filter(({ t }) => t >= from && t < to)),
  }
}
