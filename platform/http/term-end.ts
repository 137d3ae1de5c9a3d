import { dayOfText, dayStart } from '../../shared/time/zone.ts'
import { wrongField } from './refused.ts'

/** When a day (`end_day`) ends that a term reaches to, null without one. @throws {Refused} for one that is over */
export const termEnd = (zone: string, day: string | null, now: number): number | null => {
  if (day === null) return null
  const end = dayStart({ zone, cut_hour: 0 }, dayOfText(day) + 1)
  if (!(end > now)) throw wrongField('end_day', 'operations.day')
  return end
}
