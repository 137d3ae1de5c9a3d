import { keysOf } from '../../keys.ts'
/**
 * By what a question may be cut. `time` keys are texts of the business day (`2026-11-16`; a week is its Monday, a month
 * `2026-11`), `hour` the hour of the clock from the day's cut on, 0 to 23 (shared/time/same-clock.ts); `enum` and `class` keys are numbers or letters whose words the
 * dictionary has; `id` keys name something that the server names. The key `''` is what is not known of a line.
 */
export const dimensions = {
  day: 'time',
  week: 'time',
  month: 'time',
  hour: 'time',
  region: 'enum',
  shop: 'id',
  category: 'id',
  product: 'id',
  sku: 'id',
  creator: 'id',
  tier: 'class',
  tenure: 'class',
  content: 'id',
  content_type: 'enum',
  age: 'class',
  collab: 'enum',
  abc: 'class',
  reason: 'class',
  team: 'id',
  staff: 'id',
} as const satisfies Readonly<Record<string, 'time' | 'enum' | 'id' | 'class'>>

export type Dimension = keyof typeof dimensions
export const dimensionIds = keysOf(dimensions)
export const isDimension = (id: string): id is Dimension => Object.hasOwn(dimensions, id)
export const isTime = (id: Dimension): boolean => dimensions[id] === 'time'

/** Whose groups are made from what the asked lines say themselves: moments other than payment do not belong to them. */
export const paidOnly: readonly Dimension[] = ['tier', 'tenure', 'age', 'abc']

/**
 * A creator's level is its own turnover within the question, in minor units of the company's currency: from 1 (something)
 * over 2, 3 and 4 (from each of these on).
 */
export const tierFrom = [100_000, 1_000_000, 10_000_000] as const

/** Class A is the products that together make the first 80 % of turnover, B the next 15 %, C the rest. In per cent. */
export const abcShares = { A: 80, B: 95 } as const

/** Days since a content was published, counted one by one below this; from it on they are one group. */
export const oldAge = 30
