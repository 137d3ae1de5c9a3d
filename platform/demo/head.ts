import type { Moment } from './activity.ts'
import { localDays, markets, populations } from './markets.ts'
import { Random } from './random.ts'
import { at, pickIndex } from './weights.ts'
import type { World } from './world.ts'

const DAY = 86_400

/** What the fate of an order depends on: cheap to compute for every order of the past weeks. */
export interface Head {
  readonly minute: number
  readonly number: number
  readonly paid_t: number
  /** Index into `markets`. */
  readonly market: number
  readonly buyer_key: string
  /** Index into the world's shelves. */
  readonly shelf: number
  readonly lines: number
  /** Never paid: `paid_t` is when it was placed. */
  readonly unpaid: boolean
  /** null: it is not cancelled, so it is delivered. */
  readonly cancelled_t: number | null
  readonly shipped_t: number
  readonly delivery_t: number
  readonly completed_t: number
  /** A day after completion (rule 9 of the commission arithmetic). */
  readonly settled_t: number
  /** For each line: the second of its refund, or 0. */
  readonly refunds: readonly number[]
}

/** No order changes later than this after its payment. */
export const longestFate = (9 + 15 + 1) * DAY + 1

/** Orders of a minute that are never paid have numbers from here on, so that they move none of the others. */
export const firstUnpaid = 900
/** Of those that are paid. */
export const unpaidShare = 0.015

const headPurpose = 1
const buyerPurpose = 2
const none: readonly number[] = []

/** What a book knows of time: the activity at any second and the day (since 1970) on which it opened. */
export interface Past {
  readonly openingDay: number
  at(t: number): Moment
}

interface Buyer {
  readonly market: number
  readonly key: string
}

const buyerBorn = (world: World, mix: Float64Array, minute: number, number: number): Buyer => {
  const random = new Random(world.seed, minute, number, buyerPurpose)
  const population = at(populations, pickIndex(mix, random.next()))
  const key = random.bits().toString(36) + random.bits().toString(36)
  return { market: population.market, key: `b${key}` }
}

/**
 * The buyer of an order: somebody new, or (36 %) a regular. Regulars belong to a quarter of the day, so that they are
 * awake when they buy again; every day brings three new ones to each quarter.
 */
const buyerOf = (random: Random, world: World, past: Past, now: Moment, minute: number, number: number): Buyer => {
  const regular = random.chance(0.36)
  const place = random.next()
  if (!regular) return buyerBorn(world, now.mix, minute, number)
  const quarter = Math.floor(minute / 15) % 96
  const age = Math.max(0, minute / 1440 - past.openingDay)
  const index = Math.floor(place * (12 + 3 * age))
  return buyerBorn(world, past.at(past.openingDay * DAY + quarter * 900).mix, -1 - quarter, index)
}

const refundTimes = (random: Random, lines: number, delivery_t: number, settlementDays: number): readonly number[] => {
  let times: number[] | undefined
  for (let line = 0; line < lines; line++) {
    if (!random.chance(0.072)) continue
    times ??= new Array<number>(lines).fill(0)
    times[line] = Math.floor(delivery_t + random.between(0.1, Math.min(6, settlementDays * 0.9)) * DAY)
  }
  return times ?? none
}

/** Order `number` of `minute` (minutes since 1970) as far as its fate goes; a pure function of its arguments. */
export const headOf = (world: World, past: Past, minute: number, number: number): Head => {
  const random = new Random(world.seed, minute, number, headPurpose)
  const now = past.at(minute * 60)
  const paid_t = minute * 60 + random.below(60)
  const buyer = buyerOf(random, world, past, now, minute, number)
  const market = at(markets, buyer.market)
  const shelf = pickIndex(at(world.shelvesFor, buyer.market), random.next())
  const { shop } = at(world.shelves, shelf)
  const size = random.next()
  const lines = size < 0.87 ? 1 : size < 0.98 ? 2 : 3
  const cancelled = random.chance(0.03)
  const wait = Math.floor(random.between(180, 3_500))
  const unpaid = number >= firstUnpaid
  const [shortest, longest] = shop.region === market.iso ? localDays : market.days
  const delivery_t = paid_t + Math.floor(random.between(shortest, longest) * DAY)
  return {
    minute,
    number,
    paid_t,
    market: buyer.market,
    buyer_key: buyer.key,
    shelf,
    lines,
    unpaid,
    // An unpaid order waits for one day to three.
    cancelled_t: unpaid ? paid_t + DAY + 49 * wait : cancelled ? paid_t + wait : null,
    shipped_t: paid_t + Math.floor(random.between(0.3, 1.7) * DAY),
    delivery_t,
    completed_t: delivery_t + shop.settlement_days * DAY,
    settled_t: delivery_t + (shop.settlement_days + 1) * DAY,
    refunds: cancelled || unpaid ? none : refundTimes(random, lines, delivery_t, shop.settlement_days),
  }
}
