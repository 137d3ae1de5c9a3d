import { type AnalysisMetric, sourceOf } from '../../../shared/areas/analysis/metrics.ts'
import type { Question } from '../../../shared/areas/analysis/question.ts'
import { noSums, type Sums } from '../../sums/totals.ts'
import { meanOf } from '../arithmetic.ts'
import { formulas, type Facts as MetricFacts } from '../metrics/formulas.ts'
import { metricOf, type SumId } from '../wall/kpi.ts'
import type { Facts } from './groups.ts'

/** Sums that a metric is made of, by the names that the sources give them. */
const needs: Readonly<Record<AnalysisMetric, readonly string[]>> = {
  M01: ['gmv_amt'],
  M02: ['net_amt'],
  M03: ['orders'],
  M04: ['sku_orders'],
  M05: ['items'],
  M06: ['buyers'],
  M07: ['gmv_amt', 'orders'],
  M08: ['est_commission_amt'],
  M09: ['settled_amt'],
  M10: ['pending_amt'],
  M11: ['est_partner_amt'],
  M11_OURS: ['ours_amt'],
  M12: ['est_commission_amt', 'est_base_amt'],
  M13: ['refund_amt', 'gmv_amt'],
  M14: ['returned_items', 'items'],
  M15: ['ineligible_lines', 'lines'],
  M16: ['settled_lines', 'decided_lines'],
  M17: ['creators'],
  M18: ['products'],
  M19: ['content_gmv_amt', 'views'],
  M20: ['clicks', 'impressions'],
  M21: ['content_skus', 'clicks'],
  M22: ['live_views', 'room_impressions'],
  M23: ['watch_s', 'views'],
  M24: ['peak'],
  REFUND: ['refund_amt'],
  ROI: ['gmv_amt', 'est_commission_amt'],
}

/** The sums that the metrics of one source need, each once. */
export const factsOf = (metrics: readonly AnalysisMetric[]): readonly string[] => [
  ...new Set(metrics.flatMap((id) => needs[id])),
]

const HUNDREDTHS = 100

const noFacts: MetricFacts = {
  items: 0,
  est_base_amt: 0,
  est_commission_amt: 0,
  est_partner_amt: 0,
  returned_items: 0,
  settled_lines: 0,
  decided_lines: 0,
  views: 0,
  live_views: 0,
  room_impressions: 0,
  impressions: 0,
  clicks: 0,
  watch_s: 0,
  content_gmv_amt: 0,
  content_skus: 0,
}

type Value = (sums: Sums & MetricFacts, at: (name: string) => number) => number | null

/** Beside those of the wall and of the catalogue's other readers; null without a divisor. */
const own: Readonly<Record<Exclude<AnalysisMetric, SumId | keyof typeof formulas>, Value>> = {
  M04: (_, at) => at('sku_orders'),
  M11_OURS: (_, at) => at('ours_amt'),
  M24: (_, at) => at('peak'),
  REFUND: (_, at) => at('refund_amt'),
  ROI: (_, at) => meanOf(at('gmv_amt') * HUNDREDTHS, at('est_commission_amt')),
}
const values: Readonly<Record<AnalysisMetric, Value>> = { ...own, ...formulas, ...metricOf }

/** What is not reported where nobody reports it, and never zero: the highest of no minutes. */
const unreported: readonly AnalysisMetric[] = ['M24']

/** The values of a group beside the question's metrics; a group without sums is one in which nothing happened. */
export const valuesOf = ({ metrics, dims, filters }: Question, facts: Facts): (number | null)[] => {
  const at = (name: string): number => facts[name] ?? 0
  const sums: Sums & MetricFacts = { ...noSums, ...noFacts, ...facts }
  return metrics.map((id) => {
    if (sourceOf(id, dims, Object.keys(filters)) === null) return null
    if (unreported.includes(id) && needs[id].some((name) => (facts[name] ?? null) === null)) return null
    return values[id](sums, at)
  })
}
