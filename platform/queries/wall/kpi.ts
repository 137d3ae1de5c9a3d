import type { Change } from '../../../shared/format/number.ts'
import type { Figure, Zones } from '../../../shared/live/zones.ts'
import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { changeIn } from '../../../shared/metrics/maturity.ts'
import type { PartSums, Sums } from '../../sums/totals.ts'
import { meanOf, rateBp } from '../arithmetic.ts'
import type { Before } from './yesterday.ts'

export const figureOf = (id: MetricId, value: number | null, before: number | null, change: Change): Figure => ({
  id,
  value,
  before,
  change,
})

type Of<S> = (sums: S) => number | null

/** What sums of any part of a day tell; null where a divisor is zero. */
const ofDay = {
  M01: (sums) => sums.gmv_amt,
  M02: (sums) => sums.net_amt,
  M03: (sums) => sums.orders,
  M05: (sums) => sums.items,
  M06: (sums) => sums.buyers,
  M07: (sums) => meanOf(sums.gmv_amt, sums.orders),
  M08: (sums) => sums.est_commission_amt,
  M10: (sums) => sums.pending_amt,
  M13: (sums) => (sums.gmv_amt === 0 ? null : rateBp(sums.refund_amt, sums.gmv_amt)),
  M15: (sums) => (sums.lines === 0 ? null : rateBp(sums.ineligible_lines, sums.lines)),
  M17: (sums) => sums.creators,
  M18: (sums) => sums.products,
} as const satisfies Readonly<Record<string, Of<PartSums>>>
export type DayId = keyof typeof ofDay

/** What a total row tells. */
export type SumId = DayId | 'M09'

/** Value of a metric from a total row; null where its divisor is zero. */
export const metricOf: Readonly<Record<SumId, Of<Sums>>> = { ...ofDay, M09: (sums) => sums.settled_amt }

/** Of a day that goes on. */
const stillOpen = { until: 0, now: 0 }

/** The figures of a day so far against yesterday until the same clock time. */
export const figuresOf = (ids: readonly DayId[], today: Sums, before: Before): Figure[] =>
  ids.map((id) => {
    const [value, was] = [ofDay[id](today), ofDay[id](before)]
    return figureOf(id, value, was, changeIn(id, value, was, stillOpen))
  })

export const kpiOf = (today: Sums, before: Before): Zones['kpi'] =>
  figuresOf(['M03', 'M05', 'M06', 'M07', 'M08', 'M17'], today, before)
