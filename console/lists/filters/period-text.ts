import type { BusinessClock } from '../../../shared/time/zone.ts'
import { daysOfPeriod, isNamedPeriod } from '../periods.ts'
import type { ListText } from '../use-list-text.ts'
import { timeText } from './labels.ts'

/** `下单 · 近7天`; empty without a period. An end that is missing is left open. */
export const periodText = (
  { period, start_time, end_time, date_type }: Readonly<Record<string, string>>,
  types: readonly string[],
  text: ListText,
  clock: BusinessClock,
): string => {
  const type = types.length > 1 ? `${timeText(date_type || (types[0] ?? ''), text)} · ` : ''
  if (isNamedPeriod(period)) return type + text(`period.${period}`)
  if (!start_time && !end_time) return ''
  const [from, to] = daysOfPeriod(clock, {
    start_time: Number(start_time || end_time),
    end_time: Number(end_time || start_time),
  })
  if (!start_time) return `${type}… – ${to}`
  if (!end_time) return `${type}${from} – …`
  return type + (from === to ? from : `${from} – ${to}`)
}
