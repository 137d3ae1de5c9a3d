import type { IneligibleReason, SettlementStatus } from '../../shared/areas/orders/enums.ts'
import { STATUS } from './facts.ts'
import { orderBit } from './said.ts'
import { toldAt } from './stamps.ts'
import type { LineRow, OrderRow } from './state.ts'

const CANCELLED = 140
const SETTLED = 2
const INELIGIBLE = 3

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
  settlement_status: INELIGIBLE,
  ineligible_reason,
})

/** Reasons that follow from the order itself and go away with their cause; others stay until the source lifts them. */
const derived: readonly (number | null)[] = [1, 2, 6]

/**
 * The state that a source tells and that still counts. Ineligible and frozen stay until it tells another; that it is
 * waiting, or to be settled, is over as soon as a newer report tells of its order or of it without saying so again.
 */
const toldState = (order: OrderRow, line: LineRow, isReturned: boolean): number | null => {
  const { said_status } = line
  if (said_status === null || said_status > SETTLED) return said_status
  const at = toldAt(line, STATUS)
  if (at < line.fact_t || isReturned) return null
  const isOrderTold = (order.said & orderBit.order_status) !== 0
  return isOrderTold && at < toldAt(order, 'order_status') ? null : said_status
}

/**
 * The settlement state machine: 0 unpaid, 1 pending, 2 settled, 3 ineligible, 4 frozen. Settled is final (what comes
 * later is a claw-back); a cancelled, fully refunded or sample order is ineligible. What the source tells counts before
 * what would be derived.
 * @param line with the facts of now
 * @param isSettled it is, or its source or the clock says so
 * @param isReturned single refunds have taken all of it back
 */
export const settlementOf = (
  order: OrderRow,
  line: LineRow,
  before: LineRow | undefined,
  { isSettled, isReturned }: { readonly isSettled: boolean; readonly isReturned: boolean },
): Settlement => {
  const cancelled = order.order_status === CANCELLED
  if (order.paid_t === null) return cancelled ? ineligible(1) : { settlement_status: 0, ineligible_reason: null }
  if (isSettled) return { settlement_status: SETTLED, ineligible_reason: null }
  const told = toldState(order, line, isReturned)
  const reason = line.said_reason
  if (told === INELIGIBLE) return ineligible(cancelled ? 1 : line.fully_return ? 2 : reason)
  if (told === FROZEN) return frozen(reason)
  if (told === 0 || told === 1) return { settlement_status: told, ineligible_reason: null }
  if (cancelled) return ineligible(1)
  if (order.is_sample) return ineligible(6)
  if (line.fully_return) return ineligible(2)
  return untold(before) ?? pending
}

/** A line from before states were remembered keeps one that does not follow from its order. */
const untold = (before: LineRow | undefined): Settlement | undefined => {
  if (!before || before.said_status !== null) return undefined
  const reason = before.ineligible_reason
  if (before.settlement_status === INELIGIBLE && !derived.includes(reason)) return ineligible(reason)
  return before.settlement_status === FROZEN ? frozen(reason) : undefined
}
