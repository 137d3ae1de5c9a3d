import { dayOfText } from '../../shared/time/zone.ts'

/** Units to the side by day of seven: a stroke of the leading number never stands where it stood the day before. */
const steps = [0, 16, -8, 24, -16, 8, -24] as const

export interface Drift {
  /** Clocks and status of the header stand on each other's sides. */
  readonly swapped: boolean
  /** Units by which the leading number stands beside its middle. */
  readonly x: number
}

/** Where what never changes its place stands on a business day (`YYYY-MM-DD`), so that it burns into no panel. */
export const driftOn = (day: string): Drift => {
  const n = dayOfText(day)
  return { swapped: n % 2 === 1, x: steps[n % steps.length] ?? 0 }
}
