import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { ADJUSTMENT } from '../../../shared/areas/orders/enums.ts'

/** Moments of a line and its order, Unix seconds. */
export interface Times {
  readonly create_t: number
  readonly paid_t: number | null
  readonly delivery_t: number | null
  readonly cancelled_t: number | null
  readonly settle_due_t: number | null
  readonly settled_t: number | null
  readonly ineligible_reason: number | null
}

export interface Refund {
  /** 1 refund only, 2 return and refund, 3 cancellation. */
  readonly kind: number
  readonly qty: number
  readonly amt: number
  readonly t: number
}

type Moment = OrderLineDetail['timeline'][number]

const RETURN = 2
const CANCELLED = 1
const REFUNDED = 2

/** When a line lost its commission, as far as its cause has a time. */
const lostAt = ({ ineligible_reason, cancelled_t }: Times, refunds: readonly Refund[]): number | null => {
  if (ineligible_reason === CANCELLED) return cancelled_t
  return ineligible_reason === REFUNDED && refunds.length > 0 ? Math.max(...refunds.map(({ t }) => t)) : null
}

/** What has happened to a line up to `now`, in the order of time. */
export const timelineOf = (
  row: OrderLineDetail['row'],
  found: Times & { readonly refunds: readonly Refund[] },
  now: number,
): Moment[] => {
  const settled = (row.act_standard ?? 0) + (row.act_shop_ads ?? 0) + (row.act_bonus ?? 0)
  const at = (kind: Moment['kind'], t: number | null, amt: number | null = null, qty: number | null = null) =>
    t === null || t > now ? [] : [{ kind, t, amt, qty }]
  // Of a return without a sale nothing else is known.
  if (row.settlement_status === ADJUSTMENT) return at('returned', found.paid_t, row.refund_amount, row.returned_qty)
  const moments: Moment[] = [
    ...at('created', found.create_t),
    ...at('paid', found.paid_t, row.pay_amount, row.quantity),
    ...at('delivered', found.delivery_t),
    ...at('cancelled', found.cancelled_t),
    ...found.refunds.flatMap(({ kind, t, amt, qty }) => at(kind === RETURN ? 'returned' : 'refunded', t, amt, qty)),
    ...at('settle_due', found.settle_due_t),
    ...at('settled', found.settled_t, settled),
    ...at('ineligible', lostAt(found, found.refunds)),
  ]
  return moments.sort((a, b) => a.t - b.t)
}
