import { keysOf } from '../../shared/keys.ts'
import { type BusinessClock, dayNumber, dayStart } from '../../shared/time/zone.ts'

/**
 * The key of a row of sums: whose it is (scope), over what time (grain and bucket), of what (dimension and id). Numbers are
 * named here and nowhere else: whoever needs one takes it from here, or asks `read.ts`.
 */

/** Over what time a row sums; a bucket of `all` and of `unpaid` is 0. `unpaid`: lines without a payment, which belong to no day. */
export const grains = { all: 0, day: 1, hour: 2, unpaid: 3 } as const
export type Grain = keyof typeof grains

/** Of what: everything, or one object of a kind. */
export const dims = {
  total: 0,
  region: 1,
  shop: 2,
  product: 3,
  creator: 4,
  content: 5,
  status: 6,
  collab: 8,
  owner: 9,
  /** Who of the company's side shares in a line, by its role: of its own measures alone. */
  role: 10,
} as const
export type Dim = keyof typeof dims

/** By what a part of the orders is told apart (`partOf`): who writes a line writes a day row of each, or says so otherwise. */
export const parts = ['product', 'content'] as const satisfies readonly Dim[]
export type Part = (typeof parts)[number]

/** What is counted once however often it comes: kinds of rollup_return. The orders in an object's own rows tell its days. */
export const kinds = { buyers: 0, creators: dims.creator, products: dims.product } as const
export type Counted = keyof typeof kinds
export const countedNames = keysOf(kinds)

export const companyScope = (company_id: number): string => `c${company_id}`
export const memberScope = (member_id: number): string => `m${member_id}`

/** Room for the hours of a day in its buckets: a day has 25 at most, and buckets are in the order of time. */
export const HOUR_SLOTS = 32

/** Bucket of an elapsed hour of a business day. */
export const hourBucket = (day: number, hour: number): number => day * HOUR_SLOTS + hour

/** The business day and the elapsed hour of such a bucket. */
export const hourOf = (bucket: number): { readonly day: number; readonly hour: number } => ({
  day: Math.floor(bucket / HOUR_SLOTS),
  hour: bucket % HOUR_SLOTS,
})

/** Second at which the hour of such a bucket begins. */
export const hourStart = (clock: BusinessClock, bucket: number): number => {
  const { day, hour } = hourOf(bucket)
  return dayStart(clock, day) + hour * 3600
}

/** The buckets of a moment: its business day, its elapsed hour. */
export const bucketsOf = (clock: BusinessClock, t: number): { readonly day: number; readonly hour: number } => {
  const day = dayNumber(clock, t)
  return { day, hour: hourBucket(day, Math.floor((t - dayStart(clock, day)) / 3600)) }
}
