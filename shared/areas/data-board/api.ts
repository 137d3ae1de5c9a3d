import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { textShape } from '../../lists/filter.ts'
import { change, composeZone, figure } from '../../live/zones.ts'
import { boardFilters } from './filters.ts'

export const comparisons = ['previous', 'year', 'custom'] as const
export type Comparison = (typeof comparisons)[number]
export const grains = ['day', 'week', 'month'] as const
export type Grain = (typeof grains)[number]

const seconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999))

/**
 * `start_time` to `end_time` (exclusive), Unix seconds, widened to whole business days: at most 366, none after today.
 * Compared with as many days right before, with those from the same date of the year before, or with those from the day
 * of `compare_time`. The rest is what the order list takes under the same names.
 */
const range = {
  start_time: seconds,
  end_time: seconds,
  compare: z._default(z.enum(comparisons), 'previous'),
  compare_time: z.optional(seconds),
  ...textShape(boardFilters),
}
const input = z.object(range)
const groupInput = z.object({ ...range, grain: z._default(z.enum(grains), 'day') })

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const value = z.nullable(z.int())
const stamp = { currency: z.string(), data_time: z.int() }

/** What the cards tell. */
export const boardCards = [
  ...(['M01', 'M02', 'M03', 'M04', 'M05', 'M06', 'M07'] as const),
  ...(['M08', 'M09', 'M10', 'M11_OURS', 'M13', 'M15', 'M17', 'M18'] as const),
] as const
export const isBoardCard = (id: string): id is (typeof boardCards)[number] => boardCards.some((one) => one === id)

/** What a day tells; values as in `figure`. */
export const trendMetrics = [
  ...(['M01', 'M02', 'M03', 'M04', 'M05', 'M06', 'M07'] as const),
  ...(['M08', 'M09', 'M11_OURS', 'M13', 'M17', 'M18'] as const),
] as const
export type TrendMetric = (typeof trendMetrics)[number]
const values = z.record(z.enum(trendMetrics), value)
export type TrendValues = Readonly<Record<TrendMetric, number | null>>

/** Some days on end: one, or those of a week (from Monday) or a month that lie in the range. */
const group = { day, to: day, start_time: z.int(), end_time: z.int() }

const trendDay = z.object({
  ...group,
  values,
  /** The first of the days that they are compared with. */
  before_day: day,
  /** Those days, and the second up to which their lines count: before the end where the last of them is cut like today. */
  before_start_time: z.int(),
  before_end_time: z.int(),
  before_until: z.int(),
  before: values,
})

const against = z.object({ value, change })
const parts = z.array(z.object({ id: z.string(), amt: z.int() }))
const name = { id: z.string(), name: z.string() }

/** The data dashboard (S08a): a range of business days by the data wall's own metrics. */
export const dashboardApi = {
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/overview',
    access: 'dataBoard',
    input,
    data: z.object({
      /** First and last day, and those of what it is compared with. */
      from: day,
      to: day,
      before_from: day,
      before_to: day,
      /** `boardCards`: against what was asked for, and always against the period and the year before. */
      kpi: z.array(z.object({ ...figure.shape, previous: against, year: against })),
      compose: composeZone,
      ...stamp,
    }),
  }),
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/trend',
    access: 'dataBoard',
    input: groupInput,
    data: z.object({
      /** Oldest first; `total` counts buyers and creators of several days once. */
      days: z.array(trendDay),
      total: z.object({ values, before: values }),
      ...stamp,
    }),
  }),
  compose: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/compose',
    access: 'dataBoard',
    input: groupInput,
    data: z.object({
      /** M01 by content type and by kind of collaboration (ids: their numbers; 9 is the shop's own), and who bought. */
      groups: z.array(
        z.object({
          ...group,
          content: parts,
          collab: parts,
          /** M11_OURS by role of who gets it (2 owner, 3 those above, 4 agency, 5 partner, 6 company). */
          ours: parts,
          /** Buyers of these days: those who never bought before, and the others. */
          new_buyers: z.int(),
          repeat_buyers: z.int(),
        }),
      ),
      /**
       * M01 by category of the first level, or by the chosen ones and those right below them; id empty: without a category.
       * `whole`: with all that stands below it, none of which has a part of its own.
       */
      categories: z.array(z.object({ ...name, name_en: z.string(), amt: z.int(), whole: z.boolean() })),
      ...stamp,
    }),
  }),
  funnel: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/funnel',
    access: 'dataBoard',
    input,
    data: z.object({
      /**
       * Commission of the lines paid in the range: `est_amt` less what is ineligible, not settled yet and taken off at
       * settlement is `actual_amt`.
       */
      commission: z.object({
        est_amt: z.int(),
        ineligible_amt: z.int(),
        open_amt: z.int(),
        deducted_amt: z.int(),
        actual_amt: z.int(),
      }),
      /** Lines paid in the range; of them delivered; of them pending or settled; of them settled. */
      lines: z.object({ paid: z.int(), delivered: z.int(), pending: z.int(), settled: z.int() }),
      ...stamp,
    }),
  }),
  heat: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/heat',
    access: 'dataBoard',
    input,
    data: z.object({
      /** By weekday of the business day (0 Monday) and hour of the company's clock; only those in which something sold. */
      cells: z.array(z.object({ weekday: z.int(), hour: z.int(), amt: z.int(), orders: z.int() })),
      /** How many days of the range are a Monday, a Tuesday ... */
      days: z.array(z.int()),
      ...stamp,
    }),
  }),
  /** What the filters of the affiliate dashboard offer. */
  /** Whether a notice tells the viewer of yesterday's turnover, orders and commission at 09:00 of the company's clock. */
  report: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/report',
    access: 'dataBoard',
    input: z.object({}),
    data: z.object({ on: z.boolean() }),
  }),
  setReport: endpoint({
    method: 'POST',
    path: '/api/v1/dashboard/report',
    access: 'dataBoard',
    input: z.object({ on: z.boolean() }),
    data: z.object({ on: z.boolean() }),
  }),
}
