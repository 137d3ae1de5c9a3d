import { dayNumber, dayText, zoneOffset } from '../../shared/time/zone.ts'
import { populations } from './markets.ts'
import { cumulative, totalOf } from './weights.ts'

/**
 * Order lines by hour of the UCI data set "Online Retail" (D. Chen 2015, CC BY 4.0), hours 6 to 20 of a shop's day.
 * Here the shape of a buyer's day: it is stretched to the waking hours 7 to 25.
 */
const retailHours = [212, 212, 8909, 34332, 49037, 57674, 78709, 72259, 67471, 77519, 54516, 28509, 7974, 3705, 871, 0]
const peak = Math.max(...retailHours)

const shapeAt = (hour: number): number => {
  const awake = hour < 7 ? hour + 24 : hour
  const place = Math.min(Math.max(((awake - 7) * 15) / 18, 0), 15)
  const below = Math.floor(place)
  const low = retailHours[below] ?? 0
  const high = retailHours[below + 1] ?? 0
  const retail = awake > 25 ? 0 : (low + (high - low) * (place - below)) / peak
  const evening = 0.95 * Math.exp(-(((awake - 21.2) / 1.7) ** 2) / 2) // live rooms sell in the evening
  return 0.05 + 0.75 * retail + evening
}

const QUARTER = 900
const quarters = Array.from({ length: 96 }, (_, i) => shapeAt(i / 4))
const meanShape = quarters.reduce((sum, level) => sum + level, 0) / 96
const dayCurve = quarters.map((level) => level / meanShape)

/** Sunday first; mean 1. */
const weekCurve = [1.11, 0.98, 0.95, 0.95, 0.97, 0.99, 1.05]

/** Sales days of the year by Shanghai date, as a multiple of an ordinary day. */
const salesDays: Readonly<Record<string, number>> = { '11-10': 1.35, '11-11': 2.4, '11-12': 1.25, '12-12': 1.5 }
const shanghai = { zone: 'Asia/Shanghai', cut_hour: 0 }

export interface ActivityPlan {
  /** Unix second at which the company opened. */
  readonly origin: number
  /** Days in which it grew to its present size. */
  readonly days: number
  /** Thins everything for tests; 1 is the full volume. */
  readonly scale: number
  /** Part of the demo's orders that this book holds. */
  readonly share: number
}

/** Orders a day `x` days after the opening: from 1,000 to 6,500 in `days`, then slowly towards 7,500. */
const growth = (x: number, days: number): number =>
  x < days ? 1000 * 6.5 ** ((Math.max(0, x) / days) ** 1.2) : 6500 + 1000 * (1 - Math.exp(-(x - days) / 60))

export interface Moment {
  /** Expected orders a minute. */
  readonly rate: number
  /** Running sums over `populations`. */
  readonly mix: Float64Array
}

/** Expected orders and the mix of buyers at any time; constant within a quarter of an hour. */
export const createActivity = (plan: ActivityPlan): ((t: number) => Moment) => {
  const known = new Map<number, Moment>()
  return (t) => {
    const slot = Math.floor(t / QUARTER)
    const cached = known.get(slot)
    if (cached) return cached
    const at = slot * QUARTER
    const mix = cumulative(
      populations.map(({ zone, share }) => {
        const local = at + zoneOffset(zone, at)
        const quarter = Math.floor(local / QUARTER) % 96
        const weekday = (Math.floor(local / 86_400) + 4) % 7
        return share * (dayCurve[quarter] ?? 1) * (weekCurve[weekday] ?? 1)
      }),
    )
    const sales = salesDays[dayText(dayNumber(shanghai, at)).slice(5)] ?? 1
    const daily = growth((at - plan.origin) / 86_400, plan.days) * sales * plan.share * plan.scale
    const moment = { rate: (daily / 1440) * totalOf(mix), mix }
    if (known.size > 20_000) known.clear()
    known.set(slot, moment)
    return moment
  }
}
