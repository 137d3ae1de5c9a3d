import type { UserRecord } from '../record/record.ts'

/** How a record works: with affiliates (version 0), video ads (1), ads of the second network (isadVersion 5) or shops (9). */
export type Mode = 'affiliate' | 'ads' | 'meta' | 'shops'

export const modeOf = ({ current_version, isadVersion }: Pick<UserRecord, 'current_version' | 'isadVersion'>): Mode => {
  if (current_version === 9) return 'shops'
  if (isadVersion === 5) return 'meta'
  return current_version === 1 ? 'ads' : 'affiliate'
}
