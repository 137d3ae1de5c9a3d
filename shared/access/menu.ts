import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import { guardedScreens, type ScreenId, screenRow } from './screens.ts'

/** The menu of a record in the order of the screens table: what is hidden or refused is not in it. */
export const menuOf = (record: UserRecord): readonly ScreenId[] => {
  const access = decideAccess(record)
  return guardedScreens.filter((id) => !screenRow(id).hidden && access.allows(id))
}
