import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { shapeOf } from '../../forms/form.ts'
import { limitFields } from './limits-api.ts'

export const wallConfigApi = {
  /** What the walls of this account are: which it may open, what they show, how old that may be, and by what alerts go. */
  read: endpoint({
    method: 'GET',
    path: '/api/v1/screen/config',
    access: ['dataScreen', 'clipScreen', 'smartScreen'],
    walls: true,
    amounts: 'none',
    input: z.object({}),
    data: z.object({
      company: z.string(),
      /** As in a picture's head. */
      module: z.int(),
      demo: z.boolean(),
      currency: z.string(),
      tz: z.string(),
      cut_hour: z.int(),
      screens: z.array(
        z.object({ screen: z.enum(['data', 'clip', 'smart', 'ads', 'shops']), zones: z.array(z.string()) }),
      ),
      /** By zone, seconds: how often it is refreshed, and from when on it is late, and stale. */
      zones: z.record(z.string(), z.object({ period_s: z.int(), late_s: z.int(), stale_s: z.int() })),
      alerts: z.object(shapeOf(limitFields)),
    }),
  }),
}
