import type { WallZones } from '../../../shared/live/screens.ts'
import type { View } from '../view.ts'
import type { DayBefore } from './usual.ts'

/** Fewer days tell no band. */
const LEAST_DAYS = 7
/** Share of a day that must be over: before, every guess would be as good. */
const LEAST_SHARE = 0.1

/** The value of sorted `values` below which a `share` of them lies, between two of them in proportion. */
const quantile = (values: readonly number[], share: number): number => {
  const place = (values.length - 1) * share
  const [low, high] = [values[Math.floor(place)] ?? 0, values[Math.ceil(place)] ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}

/** How today may go on: its turnover by now, grown as each of the days before grew from the same moment on. */
export const outlookOf = ({ hour }: View, before: readonly DayBefore[], today: number): WallZones['outlook'] => {
  const hours = before[0]?.totals.length ?? 0
  const growths = Array.from({ length: hours }, (_, at) =>
    before.map(({ early, totals }) => (totals[at] ?? 0) / early).sort((one, other) => one - other),
  )
  const whole = quantile(growths.at(-1) ?? [], 0.5)
  if (before.length < LEAST_DAYS || today === 0 || whole * LEAST_SHARE > 1) return { days: 0, low: [], high: [] }
  const band = (share: number) =>
    growths.map((all, at) => (at < hour ? null : Math.round(today * quantile(all, share))))
  return { days: before.length, low: band(0.1), high: band(0.9) }
}
