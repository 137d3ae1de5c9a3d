import { type Comparison, comparisons, type TrendMetric, trendMetrics } from '../../../../shared/api/dashboard.ts'
import { isPeriod, type NamedPeriod } from '../../../../shared/lists/filter.ts'
import type { BusinessClock } from '../../../../shared/time/zone.ts'
import { isNamedPeriod, namedPeriod, type Period } from '../../../lists/periods.ts'

/** What the data dashboard shows, as its address holds it. */
export interface BoardState {
  /** By name, which moves on with the days, or from second to second. */
  readonly period: NamedPeriod | Period
  readonly compare: Comparison
  readonly metric: TrendMetric
  readonly view: 'chart' | 'table'
}

const own: BoardState = { period: 'last7', compare: 'previous', metric: 'M01', view: 'chart' }

const periodIn = (params: URLSearchParams): BoardState['period'] => {
  const name = params.get('period') ?? undefined
  if (isNamedPeriod(name)) return name
  const [start, end] = [params.get('start_time') ?? '', params.get('end_time') ?? '']
  if (!/^\d{1,10}$/.test(start) || !/^\d{1,10}$/.test(end)) return own.period
  const period = { start_time: Number(start), end_time: Number(end) }
  return isPeriod(period.start_time, period.end_time) ? period : own.period
}

/** Reads an address, whatever stands in it: what is not understood counts as not said. */
export const readBoard = (search: string): BoardState => {
  const params = new URLSearchParams(search)
  return {
    period: periodIn(params),
    compare: comparisons.find((one) => one === params.get('compare')) ?? own.compare,
    metric: trendMetrics.find((one) => one === params.get('metric')) ?? own.metric,
    view: params.get('view') === 'table' ? 'table' : own.view,
  }
}

/** The query of an address, always in the same order, without what holds anyway. */
export const writeBoard = ({ period, compare, metric, view }: BoardState): string => {
  const params = new URLSearchParams()
  if (typeof period === 'object') {
    params.set('start_time', String(period.start_time))
    params.set('end_time', String(period.end_time))
  } else if (period !== own.period) params.set('period', period)
  if (compare !== own.compare) params.set('compare', compare)
  if (metric !== own.metric) params.set('metric', metric)
  if (view !== own.view) params.set('view', view)
  return params.toString()
}

export const periodOf = ({ period }: BoardState, clock: BusinessClock, now: number): Period =>
  typeof period === 'object' ? period : namedPeriod(period, clock, now)
