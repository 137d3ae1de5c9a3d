import * as z from 'zod/mini'
import { bulkData, bulkKeys } from '../../api/bulk.ts'
import { endpoint } from '../../api/endpoint.ts'
import { listInput, listOf } from '../../api/list.ts'

/** 1 product, 2 creator, 3 video, 4 live session, 5 shop, 6 ad. */
export const spyKinds = [1, 2, 3, 4, 5, 6] as const
export type SpyKind = (typeof spyKinds)[number]
/** Those of which there are daily snapshots to compare. */
export const watchableKinds = [1, 2, 5] as const
export const isWatchable = (kind: SpyKind): boolean => watchableKinds.some((one) => one === kind)

/** What one account may keep. */
export const MOST_FAVORITES = 500
export const MOST_WATCHES = 100

const kind = z.coerce.number().check(z.refine((one) => spyKinds.some((known) => known === one)))
const watchable = z.coerce.number().check(z.refine((one) => watchableKinds.some((known) => known === one)))
const id = z.string().check(z.minLength(1), z.maxLength(100))

/** Look-ups of the account's business day: `renew_time` is the Unix second at which the next one begins. */
const quota = z.object({ limit: z.int(), used: z.int(), renew_time: z.int() })
export type SpyQuota = z.infer<typeof quota>

const seriesLine = z.object({
  name: z.string(),
  unit: z.enum(['count', 'money', 'rate']),
  /** One for each day; null: no snapshot. */
  values: z.array(z.nullable(z.int())),
})

const object = { kind: z.int(), id: z.string(), name: z.string(), region: z.string() }

const detail = z.object({
  ...object,
  favorite: z.boolean(),
  watched: z.boolean(),
  /** The last 30 snapshots, `YYYY-MM-DD`, oldest first; empty for what has none. */
  days: z.array(z.string()),
  series: z.array(seriesLine),
  /** What belongs to it: `time` Unix seconds of a content, `gmv` US cents where it is known. */
  related: z.array(z.object({ ...object, time: z.nullable(z.int()), gmv: z.nullable(z.int()) })),
  currency: z.string(),
  data_time: z.int(),
  quota,
})
export type SpyDetail = z.infer<typeof detail>

const kept = z.object({
  ...object,
  add_time: z.int(),
  /** Sum of the last 30 days, or of the content in all, US cents; null for ads. */
  gmv: z.nullable(z.int()),
  /** Last day on which something changed; empty: nothing yet, or not watched. */
  changed_day: z.string(),
})
export type SpyKept = z.infer<typeof kept>

const change = z.object({
  ...object,
  day: z.string(),
  /** 1 price (cents), 2 commission rate (basis points), 3 sales jumped (pieces a day), 4 new videos (videos in all). */
  change: z.int(),
  before: z.int(),
  after: z.int(),
})
export type SpyChange = z.infer<typeof change>

const marking = z.strictObject({ kind, keys: bulkKeys, on: z.boolean() })
const keptInput = z.extend(listInput, { kind: z.optional(kind) })

/** The radar beside its lists (shared/lists/spy-*.ts): the market is the same for everyone, marks are the account's own. */
export const spyApi = {
  /** `<kind>:<id>` of everything that the account keeps, and its look-ups of the day. */
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/tkspy/mine',
    access: 'tkspy',
    input: z.object({}),
    data: z.object({ favorites: z.array(z.string()), watches: z.array(z.string()), quota }),
  }),
  /** Takes one look-up, of each object once a day. Refused with status 0 when none is left. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/tkspy/detail',
    access: 'tkspy',
    input: z.object({ kind, id }),
    data: detail,
  }),
  collect: endpoint({
    method: 'POST',
    path: '/api/v1/tkspy/collect',
    access: 'tkspy',
    input: marking,
    data: bulkData,
  }),
  watch: endpoint({
    method: 'POST',
    path: '/api/v1/tkspy/watch',
    access: 'tkspy',
    input: z.strictObject({ kind: watchable, keys: bulkKeys, on: z.boolean() }),
    data: bulkData,
  }),
  /** Newest first. */
  favorites: endpoint({
    method: 'GET',
    path: '/api/v1/tkspy/collect/list',
    access: 'tkspy',
    input: keptInput,
    data: listOf(kept),
  }),
  watches: endpoint({
    method: 'GET',
    path: '/api/v1/tkspy/watch/list',
    access: 'tkspy',
    input: keptInput,
    data: listOf(kept),
  }),
  /** Newest day first. */
  changes: endpoint({
    method: 'GET',
    path: '/api/v1/tkspy/watch/log',
    access: 'tkspy',
    input: keptInput,
    data: listOf(change),
  }),
}
