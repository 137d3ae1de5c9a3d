import {
  type Comparison,
  comparisons,
  type Grain,
  grains,
  type TrendMetric,
  trendMetrics,
} from '../../shared/areas/data-board/api.ts'
import { type BoardFilter, boardFilters } from '../../shared/areas/data-board/filters.ts'
import { isPeriod, type NamedPeriod } from '../../shared/lists/filter.ts'
import type { BusinessClock } from '../../shared/time/zone.ts'
import { isNamedPeriod, namedPeriod, type Period } from '../lists/periods.ts'
import { filterIn } from './filter-in.ts'

/** What the data dashboard shows, as its address holds it. */
export interface BoardState {
  /** By name, which moves on with the days, or from second to second. */
  readonly period: NamedPeriod | Period
  readonly compare: Comparison
  /** Second of the first day that is compared with, for `custom`. */
  readonly compare_time: number | null
  readonly filter: BoardFilter
  readonly grain: Grain
  readonly metric: TrendMetric
  /** The one on the axis at the right. */
  readonly second: TrendMetric | null
  readonly view: 'chart' | 'table'
}

const own: BoardState = {
  period: 'last7',
  compare: 'previous',
  compare_time: null,
  filter: {},
  grain: 'day',
  metric: 'M01',
  second: null,
  view: 'chart',
}

const isSecond = (text: string): boolean => /^\d{1,10}$/.test(text)

const periodIn = (params: URLSearchParams): BoardState['period'] => {
  const name = params.get('period') ?? undefined
  if (isNamedPeriod(name)) return name
  const [start, end] = [params.get('start_time') ?? '', params.get('end_time') ?? '']
  if (!isSecond(start) || !isSecond(end)) return own.period
  const period = { start_time: Number(start), end_time: Number(end) }
  return isPeriod(period.start_time, period.end_time) ? period : own.period
}

const compareIn = (params: URLSearchParams): Pick<BoardState, 'compare' | 'compare_time'> => {
  const compare = comparisons.find((one) => one === params.get('compare')) ?? own.compare
  if (compare !== 'custom') return { compare, compare_time: null }
  const time = params.get('compare_time') ?? ''
  return isSecond(time) ? { compare, compare_time: Number(time) } : { compare: own.compare, compare_time: null }
}

/** Reads an address, whatever stands in it: what is not understood counts as not said. */
export const readBoard = (search: string): BoardState => {
  const params = new URLSearchParams(search)
  const metric = trendMetrics.find((one) => one === params.get('metric')) ?? own.metric
  const second = trendMetrics.find((one) => one === params.get('second')) ?? own.second
  return {
    period: periodIn(params),
    ...compareIn(params),
    filter: filterIn(boardFilters, params),
    grain: grains.find((one) => one === params.get('grain')) ?? own.grain,
    metric,
    second: second === metric ? null : second,
    view: params.get('view') === 'table' ? 'table' : own.view,
  }
}

/** The query of an address, always in the same order, without what holds anyway. */
export const writeBoard = (state: BoardState): string => {
  const { period, compare, compare_time, filter, grain, metric, second, view } = state
  const params = new URLSearchParams()
  if (typeof period === 'object') {
    params.set('start_time', String(period.start_time))
    params.set('end_time', String(period.end_time))
  } else if (period !== own.period) params.set('period', period)
  if (compare !== own.compare) params.set('compare', compare)
  if (compare === 'custom' && compare_time !== null) params.set('compare_time', String(compare_time))
  for (const { name } of boardFilters) if (filter[name]) params.set(name, filter[name])
  if (grain !== own.grain) params.set('grain', grain)
  if (metric !== own.metric) params.set('metric', metric)
  if (second !== null && second !== metric) params.set('second', second)
  if (view !== own.view) params.set('view', view)
  return params.toString()
}

export const periodOf = ({ period }: BoardState, clock: BusinessClock, now: number): Period =>
  typeof period === 'object' ? period : namedPeriod(period, clock, now)
