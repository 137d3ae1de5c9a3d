import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { rejectReasons } from './states.ts'

const seconds = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999)))
const said = z.optional(z.string().check(z.maxLength(200)))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const count = z.int()
const share = z.nullable(z.int())

/** As the filters of the list of cutters: a period by the business days that it touches, the last seven without one. */
const input = z.object({ start_time: seconds, end_time: seconds, cutter: said, product: said, demand: said })

/** Views, or turnover in minor units of the company's currency, of a clip's first seven days. */
export const hitFields = [
  f.count('hit_views', { least: 1, most: 1_000_000_000 }),
  f.money('hit_gmv', { least: 1, most: 100_000_000_000 }),
] as const

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
      /** Demands under way, and those that are to be split. */
      demands: count,
      unassigned: count,
      /** Those that are approved and not accepted yet, and M50 of them, basis points. */
      open: count,
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
      /** Clips published in the period, those of them that are hits, and M48. */
      published: count,
      hits: count,
      hit_rate: share,
      /** What a hit is; an amount without a rate for today is null. */
      hit_views: count,
      hit_gmv: z.nullable(count),
      /** M49 of the period, hundredths. */
      material_roi: z.nullable(count),
      /** M41 */
      materials_in: count,
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
      /** Materials that the demands of the period name, or that its published clips are cut from: most clips first. */
      materials: z.array(
        z.object({
          material_id: z.string(),
          title: z.string(),
          demands: count,
          clips: count,
          /** M01 of the clips, minor units. */
          gmv: count,
        }),
      ),
      /** Usable materials, and those of them that no demand has ever named. */
      usable: count,
      unused: count,
      data_time: z.int(),
    }),
  }),
  /** Sets what a hit is, for leaders who see their whole company. */
  saveHit: endpoint({
    method: 'POST',
    path: '/api/v1/clip/overview/hit',
    access: 'filmHome',
    input: z.strictObject(shapeOf(hitFields)),
    data: z.object({}),
  }),
}
