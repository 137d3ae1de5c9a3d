import * as z from 'zod/mini'
import { composeZone, figure } from '../live/zones.ts'
import { endpoint } from './endpoint.ts'

export const comparisons = ['previous', 'year'] as const
export type Comparison = (typeof comparisons)[number]

const seconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999))
/**
 * `start_time` to `end_time` (exclusive), Unix seconds, widened to whole business days: at most 366, none after today.
 * Compared with as many days right before, or with those from the same date of the year before.
 */
const input = z.object({
  start_time: seconds,
  end_time: seconds,
  compare: z._default(z.enum(comparisons), 'previous'),
})

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const value = z.nullable(z.int())

/** What a day tells; values as in `figure`. */
export const trendMetrics = ['M01', 'M02', 'M03', 'M05', 'M06', 'M07', 'M08', 'M09', 'M13', 'M17'] as const
export type TrendMetric = (typeof trendMetrics)[number]
const values = z.record(z.enum(trendMetrics), value)
export type TrendValues = Readonly<Record<TrendMetric, number | null>>

const trendDay = z.object({
  day,
  start_time: z.int(),
  end_time: z.int(),
  values,
  /** The day that it is compared with; while a day goes on, that one up to the same second of it. */
  before_day: day,
  before: values,
})
export type TrendDay = z.infer<typeof trendDay>

/** The data dashboard (S08a): a range of business days by the data wall's own metrics. */
export const dashboardApi = {
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/overview',
    access: 'dataBoard',
    input,
    data: z.object({
      /** First and last day, and those of what it is compared with. */
      from: day,
      to: day,
      before_from: day,
      before_to: day,
      /** M01 M02 M03 M05 M06 M07 M08 M09 M10 M13 M15 M17 M18. */
      kpi: z.array(figure),
      compose: composeZone,
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/trend',
    access: 'dataBoard',
    input,
    data: z.object({
      /** Oldest first; `total` counts buyers and creators of several days once. */
      days: z.array(trendDay),
      total: z.object({ values, before: values }),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
}
