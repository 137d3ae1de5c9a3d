import { keysOf } from '../../keys.ts'
import { type MetricId, type MetricUnit, metrics } from '../../metrics/catalogue.ts'
import { type Dimension, paidOnly } from './dimensions.ts'

/** Of the catalogue, in its order. */
const known = [
  ...(['M01', 'M02', 'M03', 'M04', 'M05', 'M06', 'M07', 'M08', 'M09', 'M10', 'M11', 'M11_OURS', 'M12'] as const),
  ...(['M13', 'M14', 'M15', 'M16', 'M17', 'M18', 'M19', 'M20', 'M21', 'M22', 'M23', 'M24'] as const),
] as const satisfies readonly MetricId[]

/** What only questions ask: money that went back, and turnover for each unit of commission. */
const own = {
  REFUND: { unit: 'money', formula: 'Σ refund_amt' },
  ROI: { unit: 'ratio', formula: 'M01 ÷ M08' },
} as const satisfies Readonly<Record<string, { unit: MetricUnit; formula: string }>>

export type AnalysisMetric = (typeof known)[number] | keyof typeof own
export const analysisMetrics: readonly AnalysisMetric[] = [...known, ...keysOf(own)]
export const isAnalysisMetric = (id: string): id is AnalysisMetric => analysisMetrics.some((one) => one === id)

const rowOf = (id: AnalysisMetric) => (id === 'REFUND' || id === 'ROI' ? own[id] : metrics[id])
export const unitOf = (id: AnalysisMetric): MetricUnit => rowOf(id).unit
export const formulaOf = (id: AnalysisMetric): string => rowOf(id).formula

/** Where more is worse. */
const worse: readonly AnalysisMetric[] = ['M13', 'M14', 'M15', 'REFUND']
/** What a rise means; of commission that only waits, neither. */
export const risingOf = (id: AnalysisMetric): 'good' | 'bad' | 'neutral' =>
  id === 'M10' ? 'neutral' : worse.includes(id) ? 'bad' : 'good'

/** Kept of contents by day: dimensions and filters that contents have themselves. */
const contentDims: readonly Dimension[] = ['day', 'week', 'month', 'creator', 'content', 'content_type']
const contentFilters: readonly string[] = ['creator', 'content_type']
const productDims: readonly Dimension[] = ['day', 'week', 'month', 'product']
const productFilters: readonly string[] = ['product']
const liveDims: readonly Dimension[] = ['day', 'week', 'month', 'creator', 'content']
const liveFilters: readonly string[] = ['creator']

/** Where a metric's figures come from. `products` are clicks of product pages, asked for where products are the dimension. */
export type Source = 'lines' | 'settled' | 'delivered' | 'contents' | 'products' | 'live'

const within = (asked: readonly string[], known: readonly string[]): boolean =>
  asked.every((one) => known.includes(one))

/** The source of a metric for a question by these dimensions and filters; null: it makes no sense there. */
export const sourceOf = (id: AnalysisMetric, dims: readonly Dimension[], filters: readonly string[]): Source | null => {
  const contents = within(dims, contentDims) && within(filters, contentFilters)
  switch (id) {
    case 'M09':
      return dims.some((dim) => paidOnly.includes(dim)) ? null : 'settled'
    case 'M16':
      return dims.some((dim) => paidOnly.includes(dim)) ? null : 'delivered'
    case 'M20':
    case 'M21':
      if (contents) return 'contents'
      return within(dims, productDims) && within(filters, productFilters) ? 'products' : null
    case 'M19':
    case 'M22':
    case 'M23':
      return contents ? 'contents' : null
    case 'M24':
      return within(dims, liveDims) && within(filters, liveFilters) ? 'live' : null
    default:
      return 'lines'
  }
}
