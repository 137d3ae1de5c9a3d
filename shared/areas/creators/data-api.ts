import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { creatorDataList } from './data-list.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const access = 'merchantsTeamData'
const { input } = creatorDataList.endpoint

/** Beside the list of what direct creators sold (S19), of the same creators: both take its filters. */
export const creatorDataApi = {
  /** By day, by tier and by content type; the last seven business days without a period. */
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/merchants/data/trend',
    access,
    input,
    data: z.object({
      from: day,
      to: day,
      days: z.array(z.object({ day, gmv_amt: z.int(), orders: z.int() })),
      /** The highest first, those without creators too. */
      tiers: z.array(z.object({ tier: z.int(), creators: z.int(), gmv_amt: z.int() })),
      /** The largest first. */
      contents: z.array(z.object({ content_type: z.int(), gmv_amt: z.int(), orders: z.int() })),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
  /**
   * Of those who joined in each of the last six months, the oldest first, how many sold in it and in each month since; null of
   * months before the viewer's first order.
   */
  retention: endpoint({
    method: 'GET',
    path: '/api/v1/merchants/data/retention',
    access,
    amounts: 'none',
    input,
    data: z.object({
      months: z.array(z.object({ month: z.string(), creators: z.int(), sold: z.array(z.nullable(z.int())) })),
      data_time: z.int(),
    }),
  }),
}
