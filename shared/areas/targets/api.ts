import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** What a target is set for: turnover or our commission, by the day of payment. */
export const targetMetrics = ['M01', 'M11_OURS'] as const
export type TargetMetric = (typeof targetMetrics)[number]

const target = z.object({
  /** Of a member and everyone below; empty: of the whole company. */
  member_id: z.string(),
  name: z.string(),
  /** Below the first one that is listed. */
  depth: z.int(),
  metric: z.enum(targetMetrics),
  /** Target of the month, minor units; null: none is set. */
  target_amt: z.nullable(z.int()),
  /** The metric in the month so far. */
  reached_amt: z.int(),
  /** M29, basis points of the target. */
  target_rate_bp: z.nullable(z.int()),
})
export type Target = z.infer<typeof target>

/** Monthly targets (M29) for turnover and our commission of a company and of its members, set by whoever stands above. */
export const targetApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/target',
    access: 'console',
    input: z.object({ month: z.optional(month) }),
    data: z.object({
      month,
      /** The viewer's own scope first, then those directly under it; a row of each for every metric. */
      list: z.array(target),
      /** Whether the viewer may set them. */
      may_set: z.boolean(),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
  set: endpoint({
    method: 'POST',
    path: '/api/v1/target',
    access: 'console',
    input: z.object({
      month,
      member_id: z.string().check(z.regex(/^\d{0,18}$/)),
      metric: z._default(z.enum(targetMetrics), 'M01'),
      /** Whole units of the currency, in minor units; null takes the target away. */
      target_amt: z.nullable(z.int().check(z.minimum(1), z.maximum(1e14))),
    }),
    data: z.object({ target_amt: z.nullable(z.int()) }),
  }),
}
