import type { MetricId } from '../../../shared/metrics/catalogue.ts'

/** Where more is worse. */
const worse: ReadonlySet<MetricId> = new Set(['M13', 'M14', 'M15'])

/** What a rise of the metric means. */
export const risingOf = (metric: MetricId): 'good' | 'bad' => (worse.has(metric) ? 'bad' : 'good')
