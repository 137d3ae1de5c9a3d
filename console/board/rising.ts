import type { MetricId } from '../../shared/metrics/catalogue.ts'

/** Where more is worse. */
const worse: ReadonlySet<MetricId> = new Set(['M13', 'M14', 'M15', 'M45', 'M46'])

/** Where more is neither: commission that is only waiting was earned before and becomes actual later. */
const neutral: ReadonlySet<MetricId> = new Set(['M10'])

export type Rising = 'good' | 'bad' | 'neutral'

/** What a rise of the metric means. */
export const risingOf = (metric: MetricId): Rising =>
  neutral.has(metric) ? 'neutral' : worse.has(metric) ? 'bad' : 'good'
