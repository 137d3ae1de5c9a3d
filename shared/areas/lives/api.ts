import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { liveFigureNames } from './figures.ts'
import { clockOrNone, clockRule, liveAccounts, liveMarks } from './states.ts'

const access = 'liveData'
const id = z.string().check(z.minLength(1), z.maxLength(64))
const count = z.nullable(z.int())

/** A session that is to come: of one of the viewer's creators, on a day at a time of the company's clock. */
export const planFields = [
  f.text('live_title', { least: 2, most: 100 }),
  f.creator('creator_id'),
  f.choice('account_type', { options: liveAccounts, labels: 'spy_account', open: true }),
  f.date('plan_day'),
  f.text('plan_clock', { least: 5, most: 5, rule: clockRule }),
  f.money('target_gmv', { optional: true, least: 1 }),
] as const

/** What happened in a room, at a time of the company's clock while it ran; without a time it is now, or the end. */
export const markFields = [
  f.choice('mark_kind', { options: liveMarks, labels: 'liveMark', open: true }),
  f.text('mark_clock', { least: 0, most: 5, rule: clockOrNone }),
  f.text('note', { least: 0, most: 60 }),
] as const

/** What a session is compared by: its own, and the mean of the creator's sessions of the 14 days before; null: not reported. */
const measure = z.object({
  name: z.enum(['views', 'avg_watch', 'entry_rate', 'ctr', 'ctor', 'gpm', 'new_followers']),
  value: count,
  mean: count,
  /** Against the mean, basis points; null where one of the two is not there. */
  change_bp: z.nullable(z.int()),
  /** Among the three that fell the most. */
  worst: z.boolean(),
})

const room = z.object({
  live_id: z.string(),
  title: z.string(),
  creator_name: z.string(),
  /** Since when, Unix seconds. */
  start_t: z.nullable(z.int()),
  /** In the room in the last minute that is known. */
  viewers: count,
  gmv_amt: z.int(),
  orders: z.int(),
  /** Orders of the last five minutes a minute, one decimal. */
  orders_per_minute: z.number(),
  /** M19 of the minutes that are known, minor units; null without any view. */
  gpm: count,
})

export const liveApi = {
  plan: endpoint({
    method: 'POST',
    path: '/api/v1/live/plan',
    access,
    input: z.strictObject(shapeOf(planFields)),
    data: z.object({ id: z.string() }),
  }),
  /** Notes what happened in a room that runs or has run. */
  mark: endpoint({
    method: 'POST',
    path: '/api/v1/live/mark',
    access: [access, 'liveRoom'],
    input: z.strictObject({ id, ...shapeOf(markFields) }),
    data: z.object({ id: z.string() }),
  }),
  /** Takes such a note back. */
  unmark: endpoint({
    method: 'POST',
    path: '/api/v1/live/unmark',
    access: [access, 'liveRoom'],
    input: z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    data: z.object({}),
  }),
  /** Rooms that are live now, the one with most turnover first. */
  running: endpoint({
    method: 'GET',
    path: '/api/v1/live/running',
    access: [access, 'liveRoom'],
    input: z.object({}),
    data: z.object({ list: z.array(room), currency: z.string(), data_time: z.int() }),
  }),
  /** A session: its course in steps of five minutes, what sold in it, and how it compares. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/live/detail',
    access: [access, 'liveRoom'],
    input: z.object({ id }),
    data: z.object({
      live_id: z.string(),
      currency: z.string(),
      title: z.string(),
      creator_name: z.string(),
      state: z.int(),
      start_t: z.nullable(z.int()),
      end_t: z.nullable(z.int()),
      target_gmv_amt: z.nullable(z.int()),
      gmv_amt: z.int(),
      orders: z.int(),
      items: z.int(),
      /** In the room in the last minute that is known. */
      viewers: count,
      /** Figures of a running room are those of its orders: the network reports a session after its end. */
      by_orders: z.boolean(),
      review_note: z.string(),
      /** By name; null: not reported. */
      figures: z.record(z.enum(liveFigureNames), z.nullable(z.int())),
      steps: z.array(
        z.object({
          t: z.int(),
          viewers: count,
          comments: count,
          new_followers: count,
          gmv_amt: z.int(),
          orders: z.int(),
        }),
      ),
      /** What was noted of the room, by time. */
      marks: z.array(z.object({ id: z.string(), kind: z.int(), t: z.int(), note: z.string() })),
      products: z.array(
        z.object({
          product_id: z.string(),
          title: z.string(),
          gmv_amt: z.int(),
          orders: z.int(),
          items: z.int(),
          commission_amt: z.int(),
        }),
      ),
      measures: z.array(measure),
      /** Sessions that the means are of. */
      compared: z.int(),
      data_time: z.int(),
    }),
  }),
}
export type LiveMeasure = z.infer<typeof measure>
