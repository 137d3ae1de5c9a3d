import { modeOf } from '../access/mode.ts'
import type { UserRecord } from '../record/record.ts'

/**
 * The four choices of the time-zone dialog, whose labels are words (`zone.<times>`); days are cut by `zone`, with its
 * summer time. `times` is the code `cc-N`: N hours behind UTC, round the clock.
 */
export const timeZoneOptions = [
  { zone: 'America/Los_Angeles', times: 'cc-8' },
  { zone: 'America/New_York', times: 'cc-5' },
  { zone: 'Europe/London', times: 'cc-0' },
  { zone: 'Asia/Shanghai', times: 'cc-16' },
] as const

/** Hours to UTC of a code: `cc-8` is -8, `cc-0` 0, `cc-16` +8; undefined for what is no code or outside -12..+14. */
export const hoursOf = (times: string): number | undefined => {
  const behind = /^cc-(\d{1,2})$/.exec(times)?.[1]
  if (behind === undefined || Number(behind) > 23) return undefined
  const hours = Number(behind) > 12 ? 24 - Number(behind) : 0 - Number(behind)
  return hours === 0 ? 0 : hours
}

export const isOffset = (hours: number): boolean => Number.isFinite(hours) && hours >= -12 && hours <= 14

/**
 * IANA name of the zone that a call's `time_difference` (whole hours) stands for: the option that has it, with its summer time, else the
 * fixed offset (whose names count the other way round: `Etc/GMT+3` is three hours behind).
 */
export const zoneOfDifference = (hours: number): string =>
  timeZoneOptions.find(({ times }) => hoursOf(times) === hours)?.zone ??
  `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`

/** Only version 1 (ad mode), in a company, may choose a time zone (section 6). */
export const mayChooseZone = (record: UserRecord): boolean =>
  record.company > 0 && (modeOf(record) === 'ads' || modeOf(record) === 'meta')

/** The zone that a record's ad reports are cut by. */
export const adZoneOf = (record: UserRecord): (typeof timeZoneOptions)[number] => {
  const times = modeOf(record) === 'meta' ? record.fb_time_zone : record.time_zone
  const fallback = modeOf(record) === 'meta' ? 'cc-5' : 'cc-8'
  const found = timeZoneOptions.find((one) => one.times === times)
  return found ?? timeZoneOptions.find((one) => one.times === fallback) ?? timeZoneOptions[0]
}

/** What the record holds once its zone has been chosen: that of its own network. */
export const zonePatch = (record: UserRecord, times: string, hours: number): Partial<UserRecord> =>
  modeOf(record) === 'meta'
    ? { fb_time_zone: times, fb_time_difference: hours }
    : { time_zone: times, time_difference: hours }
