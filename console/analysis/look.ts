import type { Dimension } from '../../shared/areas/analysis/dimensions.ts'
import { filterNames } from '../../shared/areas/analysis/list.ts'
import { type AnalysisMetric, isAnalysisMetric } from '../../shared/areas/analysis/metrics.ts'
import {
  type CompareMode,
  compareModes,
  dimsIn,
  metricsIn,
  ownDims,
  ownMetrics,
} from '../../shared/areas/analysis/question.ts'
import type { Sort } from '../../shared/areas/analysis/table.ts'
import type { BusinessClock } from '../../shared/time/zone.ts'
import { isNamedPeriod, namedPeriod } from '../lists/periods.ts'
import type { Filters } from '../lists/url-state.ts'

export const chartKinds = ['auto', 'line', 'bar', 'pie', 'scatter', 'funnel', 'field'] as const
export type ChartKind = (typeof chartKinds)[number]

/** What is asked beside the filters, and how the answer is looked at. */
export interface Look {
  readonly dims: readonly Dimension[]
  readonly metrics: readonly AnalysisMetric[]
  readonly pivot: boolean
  readonly compare: CompareMode
  readonly sort: Sort
  readonly chart: ChartKind
  readonly heat: boolean
}

const isSort = (text: string): boolean => text === 'key' || isAnalysisMetric(text.replace(/^-/, ''))

/** Reads the address' parameters, whatever stands in them: what is not understood counts as not said. */
export const readLook = (filters: Filters): Look => {
  const dims = filters.dims === 'none' ? [] : filters.dims ? dimsIn(filters.dims) : undefined
  const metrics = filters.metrics ? metricsIn(filters.metrics) : undefined
  const sort = filters.sort ?? ''
  return {
    dims: dims ?? ownDims,
    metrics: metrics && metrics.length > 0 ? metrics : ownMetrics,
    pivot: filters.pivot === '1',
    compare: compareModes.find((one) => one === filters.compare) ?? 'none',
    sort: isSort(sort) ? sort : '',
    chart: chartKinds.find((one) => one === filters.chart) ?? 'auto',
    heat: filters.heat === '1',
  }
}

/** The parameters with a look in them, without what holds anyway. */
export const writeLook = (filters: Filters, look: Look): Filters => {
  const told: Record<string, string> = {}
  const dims = look.dims.join(',') || 'none'
  const metrics = look.metrics.join(',')
  if (dims !== ownDims.join(',')) told.dims = dims
  if (metrics !== ownMetrics.join(',')) told.metrics = metrics
  if (look.pivot) told.pivot = '1'
  if (look.compare !== 'none') told.compare = look.compare
  if (look.sort !== '') told.sort = look.sort
  if (look.chart !== 'auto') told.chart = look.chart
  if (look.heat) told.heat = '1'
  const period = ['period', 'date_type', 'start_time', 'end_time']
  const kept = Object.entries(filters).filter(([name]) => [...period, ...filterNames].includes(name))
  return { ...Object.fromEntries(kept), ...told }
}

/** Days of a page that says none. */
const ownPeriod = 'last30'

/** What narrows the lines: the part of the parameters that the filter bar knows. */
export const said = (filters: Filters): Filters => {
  const names = ['period', 'start_time', 'end_time', ...filterNames]
  return Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name)))
}

/** The same with the days that hold when none are said. */
export const narrowing = (filters: Filters): Filters => {
  const kept = said(filters)
  return kept.period || kept.start_time || kept.end_time ? kept : { ...kept, period: ownPeriod }
}

const YEAR_S = 365 * 86_400

/** What the platform is asked. */
export const inputOf = (filters: Filters, clock: BusinessClock, now: number) => {
  const { period, start_time, end_time, ...kept } = narrowing(filters)
  const { dims, metrics, pivot, compare } = readLook(filters)
  const named = isNamedPeriod(period) ? period : ownPeriod
  const today = namedPeriod('today', clock, now).end_time
  const ends =
    start_time || end_time
      ? {
          start_time: Number(start_time || Math.max(0, Number(end_time) - YEAR_S)),
          end_time: Math.min(Number(end_time || Number(start_time) + YEAR_S), today),
        }
      : namedPeriod(named, clock, now)
  return {
    dims: dims.join(',') || 'none',
    metrics: metrics.join(','),
    pivot: pivot ? ('1' as const) : ('0' as const),
    compare,
    ...ends,
    ...kept,
  }
}
