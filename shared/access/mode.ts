import type { UserRecord } from '../record/record.ts'

/** How a record works: with affiliates (version 0), video ads (1), ads of the second network (isadVersion 5) or shops (9). */
export type Mode = 'affiliate' | 'ads' | 'meta' | 'shops'

export const modeOf = ({ current_version, isadVersion }: Pick<UserRecord, 'current_version' | 'isadVersion'>): Mode => {
  if (current_version === 9) return 'shops'
  if (isadVersion === 5) return 'meta'
  return current_version === 1 ? 'ads' : 'affiliate'
}

/** Modes by their numbers, as a wall's head has them. */
export const moduleOf = { affiliate: 0, ads: 1, meta: 5, shops: 9 } as const satisfies Readonly<Record<Mode, number>>

/** The screen at the address of the data wall for the mode of a number. */
export const screenOfModule = (module: number): 'data' | 'ads' | 'shops' => {
  if (module === moduleOf.ads || module === moduleOf.meta) return 'ads'
  return module === moduleOf.shops ? 'shops' : 'data'
}

/** Routes that another screen takes in this mode: its calls are for such records only. */
export type OwnMode = Extract<Mode, 'shops'>

/** Ids of the rules that keep a record from the calls and lists of a mode; none when it works in that mode. */
export const deniedByMode = (
  record: Pick<UserRecord, 'current_version' | 'isadVersion'>,
  mode: OwnMode | undefined,
): readonly string[] => (mode === undefined || modeOf(record) === mode ? [] : ['not-multi-shop'])
