import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { keysOf } from '../../keys.ts'
import { change } from '../../live/zones.ts'
import { adNetworks } from './networks.ts'
import { adStates } from './states.ts'

const value = z.nullable(z.int())
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const states = z.string().check(
  z.maxLength(100),
  z.refine((text) => text.split(',').every((one) => adStates.some((state) => String(state) === one))),
)

/** Absent: the network of the viewer's mode. Which ones it may name follows from its record. */
const network = z.optional(z.enum(adNetworks))
const filters = {
  network,
  account: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  status: z.optional(states),
  region: z.optional(z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2}){0,49}$/))),
}

const seconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999))
/** Unix seconds, the end excluded, widened to whole days of the viewer's ad zone: at most 366, none after today. */
const range = { start_time: seconds, end_time: seconds }

/** Figures of the cards: metrics of the catalogue, and sums by the names below. */
export const adFigures = {
  M25: 'money',
  impressions: 'count',
  clicks: 'count',
  M26_CTR: 'rate',
  M26_CPC: 'money',
  M26_CPM: 'money',
  conversions: 'count',
  M26_CPA: 'money',
  revenue: 'money',
  M27: 'ratio',
  balance: 'money',
  over_budget: 'count',
} as const
export type AdFigureName = keyof typeof adFigures

/** `change` is null for what has no time of its own: balances and campaigns over budget are as they are now. */
const figures = z.array(
  z.object({
    name: z.enum(keysOf(adFigures)),
    value,
    before: value,
    change: z.nullable(change),
  }),
)

const part = z.object({ key: z.string(), spend: value, revenue: value, orders: z.int(), roas: value })
const head = {
  network: z.enum(adNetworks),
  /** IANA zone that cuts the days. */
  zone: z.string(),
  /** Of all sums: that of the accounts that are asked about, the company's when they have several. */
  currency: z.string(),
  /** Other currencies of these accounts, whose amounts are exchanged at the rate of each day (cut by `zone`); else empty. */
  exchanged: z.array(z.string()),
  /** Rates that nobody told, of days with something to exchange: sums that need them are null. At most 20. */
  missing: z.array(z.object({ currency: z.string(), day })),
  data_time: z.int(),
}

/** All amounts in the account's own currency, but for what they are worth in that of the sums. */
const account = z.object({
  account_id: z.string(),
  name: z.string(),
  currency: z.string(),
  zone: z.string(),
  balance: value,
  auth_state: z.int(),
  expire_time: value,
  spend: value,
  revenue: value,
  roas: value,
  exchanged: z.object({ spend: value, revenue: value }),
})

const creative = z.object({
  ad_id: z.string(),
  name: z.string(),
  material_id: z.string(),
  spend: value,
  revenue: value,
  orders: z.int(),
  roas: value,
})

/** As many days right before, or those from the same date of the year before. */
export const adComparisons = ['previous', 'year'] as const
export type AdComparison = (typeof adComparisons)[number]

/** Levels of the report: campaigns, groups, ads. */
export const adLevels = ['campaign', 'group', 'ad'] as const
export type AdLevel = (typeof adLevels)[number]

const reportRow = z.object({
  id: z.string(),
  name: z.string(),
  status: z.int(),
  raw_status: z.string(),
  account: z.string(),
  /** Of its amounts. */
  currency: z.string(),
  region: z.string(),
  /** Of groups and ads. */
  placement: value,
  age: value,
  /** Fields of T-AD or T-ADM that are measures (shared/areas/ads/measures.ts). */
  figures: z.record(z.string(), value),
})
export type AdReportRow = z.infer<typeof reportRow>

export const adsApi = {
  /** S07b and S07c: today, with each figure of the day before up to the same second. */
  today: endpoint({
    method: 'GET',
    path: '/api/v1/console/ad',
    access: 'console',
    input: z.object(filters),
    data: z.object({
      ...head,
      day,
      kpi: figures,
      /** Hours of the day, from its first; values are null for those to come. */
      hours: z.array(z.object({ t: z.int(), spend: value, revenue: value, roas: value })),
      accounts: z.array(account),
      /** The ten ads with the best return of those that spent at least a hundredth of the day's spend. */
      creatives: z.array(creative),
      regions: z.array(part),
    }),
  }),
  /** S08b: a range of days with what it is compared with. */
  board: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/ad',
    access: 'dataBoard',
    input: z.object({ ...filters, ...range, compare: z._default(z.enum(adComparisons), 'previous') }),
    data: z.object({
      ...head,
      from: day,
      to: day,
      before_from: day,
      before_to: day,
      kpi: figures,
      days: z.array(z.object({ day, spend: value, revenue: value, roas: value })),
      /** At most 60, by spend. */
      creatives: z.array(creative),
      placements: z.array(part),
      regions: z.array(part),
      ages: z.array(part),
      /** People do one after the other: impressions, clicks, carts, checkouts, orders. */
      funnel: z.array(
        z.object({ step: z.enum(['impressions', 'clicks', 'carts', 'checkouts', 'orders']), n: z.int() }),
      ),
    }),
  }),
  /** The rows of one level below `parent`, with the totals of all of them. */
  report: endpoint({
    method: 'GET',
    path: '/api/v1/ad/report',
    access: ['dataBoard', 'forFlow'],
    input: z.object({
      ...filters,
      ...range,
      level: z._default(z.enum(adLevels), 'campaign'),
      /** A campaign of groups, a group of ads; absent: all of them. */
      parent: z.optional(z.string().check(z.maxLength(100))),
    }),
    data: z.object({
      ...head,
      level: z.enum(adLevels),
      /** The way down to `parent`. */
      crumbs: z.array(z.object({ level: z.enum(adLevels), id: z.string(), name: z.string() })),
      rows: z.array(reportRow),
      totals: z.record(z.string(), value),
    }),
  }),
}
