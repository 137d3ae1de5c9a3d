import type * as z from 'zod/mini'
import { minuteText } from '../../../shared/format/time.ts'
import type { trendZone } from '../../../shared/live/zones.ts'

export type Trend = z.infer<typeof trendZone>
export type TrendMode = 'hourly' | 'cumulative'

export interface TrendRow {
  /** Unix second at which the hour starts. */
  readonly t: number
  /** Its wall-clock label; a day on which clocks go back has one twice. */
  readonly label: string
  /** Null for hours that have not begun. */
  readonly today: number | null
  /** Null for an hour that the clock of the other days did not show. */
  readonly yesterday: number | null
  readonly mean7: number | null
}

/** An hour that is not there adds nothing to the sum. */
const runningSum = (values: readonly (number | null)[]): readonly number[] => {
  let sum = 0
  return values.map((value) => {
    sum += value ?? 0
    return sum
  })
}

/** The trend by elapsed hour of the business day, in minor units, per hour or summed up to its end. */
export const trendRows = (trend: Trend, zone: string, mode: TrendMode): readonly TrendRow[] => {
  const shape = mode === 'cumulative' ? runningSum : (values: readonly (number | null)[]) => values
  const [today, yesterday, mean7] = [shape(trend.today), shape(trend.yesterday), shape(trend.mean7)]
  return trend.today.map((_, hour) => {
    const t = trend.start_t + hour * 3600
    return {
      t,
      label: minuteText(t, zone),
      today: t <= trend.now ? (today[hour] ?? null) : null,
      yesterday: yesterday[hour] ?? null,
      mean7: mean7[hour] ?? null,
    }
  })
}

/** The row of the hour that is not over; undefined once the day is. */
export const runningHour = ({ start_t, now, today }: Trend): number | undefined => {
  const hour = Math.floor((now - start_t) / 3600)
  return hour >= 0 && hour < today.length ? hour : undefined
}

export const isTrendEmpty = (trend: Trend): boolean =>
  [trend.today, trend.yesterday, trend.mean7].every((values) => values.every((value) => !value))
