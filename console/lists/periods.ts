import { isPeriod, type NamedPeriod, namedPeriods } from '../../shared/lists/filter.ts'
import { type BusinessClock, dayNumber, dayOfText, dayStart, dayText, monthStart } from '../../shared/time/zone.ts'

/** Unix seconds, without the end. */
export interface Period {
  readonly start_time: number
  readonly end_time: number
}

export const isNamedPeriod = (name: string | undefined): name is NamedPeriod =>
  namedPeriods.some((known) => known === name)

/** First day and the day after the last, of business day `today`. */
const daysOf = (name: NamedPeriod, today: number): readonly [number, number] => {
  switch (name) {
    case 'today':
      return [today, today + 1]
    case 'yesterday':
      return [today - 1, today]
    case 'last7':
      return [today - 6, today + 1]
    case 'last30':
      return [today - 29, today + 1]
    case 'month':
      return [monthStart(today), today + 1]
    case 'lastMonth':
      return [monthStart(monthStart(today) - 1), monthStart(today)]
    default:
      return name satisfies never
  }
}

const between = (clock: BusinessClock, from: number, to: number): Period => ({
  start_time: dayStart(clock, from),
  end_time: dayStart(clock, to),
})

/** Whole business days by the company's clock; the last one ends when its day ends, so that a period holds for a day. */
export const namedPeriod = (name: NamedPeriod, clock: BusinessClock, now: number): Period =>
  between(clock, ...daysOf(name, dayNumber(clock, now)))

/** Days `YYYY-MM-DD`, both included, as a period; undefined when they are no days, reversed, or more than 366 days. */
export const periodOfDays = (clock: BusinessClock, from: string, to: string): Period | undefined => {
  const [first, last] = [dayOfText(from), dayOfText(to)]
  if (Number.isNaN(first) || Number.isNaN(last) || last < first) return undefined
  const period = between(clock, first, last + 1)
  return isPeriod(period.start_time, period.end_time) ? period : undefined
}

/** A period as its first and last day `YYYY-MM-DD`. */
export const daysOfPeriod = (clock: BusinessClock, { start_time, end_time }: Period): readonly [string, string] => [
  dayText(dayNumber(clock, start_time)),
  dayText(dayNumber(clock, end_time - 1)),
]
