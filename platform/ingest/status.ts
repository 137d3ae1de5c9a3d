import type { IneligibleReason, SettlementStatus } from '../../shared/order/enums.ts'
import type { LineRow, OrderRow } from './state.ts'

const CANCELLED = 140

/** What a source says of a line's state. */
export interface SaidState {
  readonly settlement_status?: SettlementStatus
  readonly reason?: IneligibleReason
}

export interface Settlement {
  readonly settlement_status: SettlementStatus
  readonly ineligible_reason: IneligibleReason | null
}

const pending: Settlement = { settlement_status: 1, ineligible_reason: null }
const FROZEN = 4
const frozen = (ineligible_reason: IneligibleReason | null): Settlement => ({
  settlement_status: FROZEN,
  ineligible_reason,
})
const ineligible = (ineligible_reason: IneligibleReason | null): Settlement => ({
  settlement_status: 3,
  ineligible_reason,
})

/** Reasons that follow from the order itself and go away with their cause; others stay until the source lifts them. */
const derived: readonly (number | null)[] = [1, 2, 6]

/**
 * The settlement state machine: 0 unpaid, 1 pending, 2 settled, 3 ineligible, 4 frozen. Settled is final (what comes
 * later is a claw-back); a cancelled, fully refunded or sample order is ineligible.
 * @param said the status and its reason as the source itself reports them; they count before what would be derived
 */
export const settlementOf = (
  order: OrderRow,
  before: LineRow | undefined,
  fully_return: boolean,
  { settlement_status: said, reason }: SaidState,
): Settlement => {
  const cancelled = order.order_status === CANCELLED
  if (order.paid_t === null) return cancelled ? ineligible(1) : { settlement_status: 0, ineligible_reason: null }
  if (before?.settlement_status === 2) return { settlement_status: 2, ineligible_reason: null }
  if (said === 3) {
    if (cancelled || fully_return) return ineligible(cancelled ? 1 : 2)
    return ineligible(reason ?? (derived.includes(before?.ineligible_reason ?? null) ? null : readReason(before)))
  }
  if (said === FROZEN) return frozen(reason ?? null)
  if (said) return { settlement_status: said, ineligible_reason: null }
  if (cancelled) return ineligible(1)
  if (order.is_sample) return ineligible(6)
  if (fully_return) return ineligible(2)
  if (before?.settlement_status === 3 && !derived.includes(before.ineligible_reason))
    return ineligible(readReason(before))
  if (before?.settlement_status === FROZEN) return frozen(readReason(before))
  return pending
}

const readReason = (line: LineRow | undefined): IneligibleReason | null =>
  (line?.ineligible_reason ?? null) as IneligibleReason | null
