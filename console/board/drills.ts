import type { boardCards } from '../../shared/areas/data-board/api.ts'
import { settlementStatuses } from '../../shared/areas/orders/enums.ts'

/** Parameters of the order list beside days and filters of the dashboard; days are those of payment where nothing else is said. */
type Drill = Readonly<Record<string, string>>

/**
 * The lines behind a card or a cell: the list's figure of the same name is it to the cent; of a rate they are the part of
 * the lines that it counts.
 */
export const metricDrills: Readonly<Record<(typeof boardCards)[number], Drill>> = {
  M01: {},
  M02: {},
  M03: {},
  M04: {},
  M05: {},
  M06: {},
  M07: {},
  M08: {},
  M09: { date_type: 'settled', settlement_status: '2' },
  M10: { settlement_status: '1' },
  M11_OURS: {},
  M13: { returned: '1' },
  M15: { settlement_status: '3' },
  M17: {},
  M18: {},
}

/** Of the way of the commission: what is not settled yet is estimated, what is taken off the difference to the actual. */
export const stepDrills = {
  est_amt: {},
  deducted_amt: { settlement_status: '2' },
  ineligible_amt: { settlement_status: '3' },
  open_amt: { settlement_status: '0,1,4' },
  actual_amt: { settlement_status: '2' },
} as const satisfies Readonly<Record<string, Drill>>

/** Of the settlement funnel, in lines of sales: returns without a sale are in none of the states. */
export const stageDrills = {
  paid: { settlement_status: settlementStatuses.join(',') },
  delivered: { delivered: '1' },
  pending: { delivered: '1', settlement_status: '1,2' },
  settled: { settlement_status: '2' },
} as const satisfies Readonly<Record<string, Drill>>
