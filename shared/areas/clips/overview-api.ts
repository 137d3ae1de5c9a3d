import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rejectReasons } from './states.ts'

const seconds = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999)))
const said = z.optional(z.string().check(z.maxLength(200)))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const count = z.int()
const share = z.nullable(z.int())

/** As the filters of the list of cutters: a period by the business days that it touches, the last seven without one. */
const input = z.object({ start_time: seconds, end_time: seconds, cutter: said, product: said, demand: said })

/** Hours at which the times used are parted: under one, one to two, and so on. */
export const leadHours = [1, 2, 4, 8, 24] as const

/** Beside the list of cutters (S37). */
export const clipOverviewApi = {
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/clip/overview',
    access: 'filmHome',
    input,
    data: z.object({
      from: day,
      to: day,
      /** Demands that are to be split or under way. */
      demands: count,
      /** M50 of open demands, basis points. */
      progress: share,
      /** M42 */
      pool: count,
      editing: count,
      review: count,
      revision: count,
      /** Seconds for which the oldest submission waits; null: none does. */
      oldest_review: z.nullable(count),
      /** M43 */
      approved_today: count,
      /** M43 and M44 of the period. */
      approved: count,
      first_rate: share,
      /** M45, seconds. */
      cycle_mean: z.nullable(count),
      cycle_median: z.nullable(count),
      /** M46 */
      overdue: count,
      overdue_rate: share,
      /** M47, hundredths. */
      per_day: z.nullable(count),
      data_time: z.int(),
    }),
  }),
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/clip/overview/trend',
    access: 'filmHome',
    input,
    data: z.object({
      from: day,
      to: day,
      days: z.array(day),
      /** Tasks that reached a state, by day. */
      flow: z.object({
        editing: z.array(count),
        review: z.array(count),
        revision: z.array(count),
        approved: z.array(count),
        published: z.array(count),
      }),
      /** Clips approved in the period by the time that they took, parted at `leadHours`. */
      lead: z.array(count),
      /** By cutter, most first. */
      output: z.array(z.object({ cutter: z.string(), approved: count, first: count })),
      /** Rejections of the period, most first. */
      reasons: z.array(z.object({ reason_code: z.literal(rejectReasons), count })),
      data_time: z.int(),
    }),
  }),
}
