import type { UserRecord } from '../../../shared/record/record.ts'
import { adZoneOf, type timeZoneOptions } from '../../../shared/time/offset.ts'
import { dayNumber, dayStart, zoneOffset } from '../../../shared/time/zone.ts'

/** Version 1 and the second network's ads report by a zone of their own; the prompt says so until it is put away. */
export const needsOrderCorrection = (
  { current_version, isadVersion }: Pick<UserRecord, 'current_version' | 'isadVersion'>,
  putAway: boolean,
): boolean => !putAway && (current_version === 1 || isadVersion === 5)

type Option = (typeof timeZoneOptions)[number]

export const billZone = 'Asia/Shanghai'
const contrast = 'America/Los_Angeles'

export interface CorrectionExample {
  /** Unix second of the example's order: early in a day of the zone that is ahead, so that the dates differ. */
  readonly t: number
  readonly ad: Option
  /** The zone that it is compared with: settlement, or another one where reports already use that. */
  readonly other: string
}

/** One moment that two zones count for two days: yesterday or today, whichever `now` (Unix seconds) is closer to. */
export const correctionExample = (record: UserRecord, now: number): CorrectionExample => {
  const ad = adZoneOf(record)
  const other = ad.zone === billZone ? contrast : billZone
  const ahead = zoneOffset(ad.zone, now) > zoneOffset(other, now) ? ad.zone : other
  const clock = { zone: ahead, cut_hour: 0 }
  return { t: dayStart(clock, dayNumber(clock, now)) + 5400, ad, other }
}
