import { modeOf } from '../access/mode.ts'
import type { UserRecord } from '../record/record.ts'

const defaults = { ads: -8, meta: -5 } as const

/**
 * What goes with a call as `time_difference`: of version 1 records, except to settimezone, and only when it is not the
 * mode's default (-8, in the second network's mode -5).
 */
export const timeDifferenceOf = (record: UserRecord, path: string): number | undefined => {
  if (record.current_version !== 1 || path === '/api/v1/member/settimezone') return undefined
  const mode = modeOf(record) === 'meta' ? 'meta' : 'ads'
  const hours = mode === 'meta' ? record.fb_time_difference : record.time_difference
  return hours === defaults[mode] ? undefined : hours
}
