import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

const seconds = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999)))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Beside the list of teams (S26). */
export const teamApi = {
  /** Turnover of each team by the business days that the period touches; the last seven without one. */
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/team/trend',
    access: 'team',
    input: z.object({ start_time: seconds, end_time: seconds }),
    data: z.object({
      from: day,
      to: day,
      days: z.array(day),
      /** Largest first. */
      teams: z.array(z.object({ team_id: z.string(), name: z.string(), gmv: z.array(z.int()) })),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
}
