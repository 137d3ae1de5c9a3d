import { modeOf } from '../../access/mode.ts'
import type { UserRecord } from '../../record/record.ts'
import { timeZoneOptions } from '../../time/offset.ts'

export const adNetworks = ['tiktok', 'meta'] as const
export type AdNetwork = (typeof adNetworks)[number]

/** As the database keeps it. */
export const networkCode = { tiktok: 1, meta: 2 } as const satisfies Record<AdNetwork, number>

type Sight = Pick<UserRecord, 'current_version' | 'isadVersion' | 'isad' | 'time_zone' | 'fb_time_zone'>

/**
 * The networks whose figures a record reads: in ad mode its own one alone, in every other mode those that it bought. It
 * follows from the server's record and from nothing that a call says.
 */
export const networksOf = (record: Sight): readonly AdNetwork[] => {
  const mode = modeOf(record)
  if (mode === 'ads') return ['tiktok']
  if (mode === 'meta') return ['meta']
  return [
    ...(record.isad.includes(1) ? (['tiktok'] as const) : []),
    ...(record.isad.includes(5) || record.isad.includes(6) ? (['meta'] as const) : []),
  ]
}

const defaults = { tiktok: 'cc-8', meta: 'cc-5' } as const satisfies Record<AdNetwork, string>

/** The named zone that cuts the days of a network's reports for the record. */
export const adZone = (record: Sight, network: AdNetwork): string => {
  const chosen = network === 'meta' ? record.fb_time_zone : record.time_zone
  const of = (times: string) => timeZoneOptions.find((one) => one.times === times)
  return (of(chosen) ?? of(defaults[network]) ?? timeZoneOptions[0]).zone
}
