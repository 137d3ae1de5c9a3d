import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { handleRule } from './states.ts'

const access = 'ttAccount'
const count = z.nullable(z.int())

export const addFields = [f.text('account', { least: 2, most: 200, rule: handleRule })] as const

export const ttAccountApi = {
  /** Follows an account of the market; one that was put away is taken up again. */
  add: endpoint({
    method: 'POST',
    path: '/api/v1/ttaccount/add',
    access,
    amounts: 'none',
    input: z.strictObject(shapeOf(addFields)),
    data: z.object({ id: rowId }),
  }),
  /** A followed account. Days are those of the market, hours and the calendar those of the company's clock; US cents. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/ttaccount/detail',
    access,
    input: z.strictObject({ id: rowId }),
    data: z.object({
      id: rowId,
      creator_id: z.string(),
      /** The last thirty snapshots. */
      days: z.array(z.object({ day: z.string(), followers: count, gmv_amt: count })),
      /** Videos by day of the last eight weeks, those with none left out. */
      calendar: z.array(z.object({ day: z.string(), videos: z.int() })),
      /** First day of the calendar, a Monday. */
      from: z.string(),
      /** Mean views by weekday (0 Monday) and hour of posting. */
      hours: z.array(z.object({ weekday: z.int(), hour: z.int(), videos: z.int(), mean_views: z.int() })),
      videos: z.array(
        z.object({
          video_id: z.string(),
          title: z.string(),
          post_t: z.int(),
          views: z.int(),
          likes: z.int(),
          comments: z.int(),
          gmv_amt: z.int(),
        }),
      ),
      products: z.array(z.object({ product_id: z.string(), title: z.string(), gmv_amt: z.int(), items: z.int() })),
      /** Of the same category and country, nearest in followers. */
      similar: z.array(z.object({ handle: z.string(), name: z.string(), followers: z.int(), followed: z.boolean() })),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
}
