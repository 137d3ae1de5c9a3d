import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { textShape } from '../../lists/filter.ts'

const seconds = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999)))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Beside the list of what staff brought (S23). */
export const staffDataApi = {
  /** What the staff of the list brought together, by the business days that the period touches; the last seven without one. */
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/staff/data/trend',
    access: 'directlyData',
    input: z.object({ start_time: seconds, end_time: seconds, ...textShape([{ kind: 'pick', name: 'team' }]) }),
    data: z.object({
      from: day,
      to: day,
      days: z.array(z.object({ day, gmv_amt: z.int(), orders: z.int() })),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
}
