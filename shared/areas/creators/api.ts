import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'

/** Business days that a creator's page looks back, today among them. */
export const creatorDays = [7, 30, 90] as const

const amount = z.nullable(z.int())

/** A creator as the viewer's scope knows it. Times are Unix seconds, amounts minor units of `currency`. */
export const creatorApi = {
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/merchants/member/detail',
    access: 'merchantsTeamMent',
    input: z.object({
      creator_id: z.string().check(z.minLength(1), z.maxLength(100)),
      days: z._default(z.coerce.number().check(z.refine((days) => creatorDays.some((one) => one === days))), 30),
    }),
    data: z.object({
      /** Of each day of the period; by the day of payment. */
      trend: z.array(z.object({ day: z.string(), gmv_amt: z.int(), orders: z.int(), est_commission_amt: z.int() })),
      /** The ends of the period, the second without it. */
      start_time: z.int(),
      end_time: z.int(),
      /** The last business day with a paid order; null: none. */
      last_day: z.nullable(z.string()),
      /** The newest contents and live sessions, with what they sold in the period. */
      contents: z.array(
        z.object({
          content_id: z.string(),
          /** 1 video, 2 live. */
          kind: z.int(),
          title: z.string(),
          time: z.nullable(z.int()),
          gmv_amt: z.int(),
        }),
      ),
      /** The newest requests. */
      samples: z.array(z.object({ id: z.string(), title: z.string(), state: z.int(), time: z.int() })),
      /** Products that it sold in the period or had a sample of, the most turnover first; null: no sample was asked for. */
      tried: z.array(
        z.object({
          product_id: z.string(),
          title: z.string(),
          gmv_amt: z.int(),
          orders: z.int(),
          sample_state: z.nullable(z.int()),
        }),
      ),
      /** What sold best in the viewer's scope in the period, and this creator neither sold ever nor had a sample of. */
      untried: z.array(z.object({ product_id: z.string(), title: z.string(), gmv_amt: z.int(), orders: z.int() })),
      /** Published clips whose video is the creator's, of the whole company; empty for who sees less. */
      clips: z.array(z.object({ video_id: z.string(), time: z.int(), plays: amount, gmv_amt: z.int() })),
      /** The shares of its binding, the newest first; null: from its beginning. */
      shares: z.array(z.object({ from_time: z.nullable(z.int()), rate_bp: z.int() })),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
}
