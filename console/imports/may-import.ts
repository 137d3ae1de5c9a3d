import { decideAccess } from '../../shared/access/decide.ts'
import { deniedByMode } from '../../shared/access/mode.ts'
import { mayImport } from '../../shared/areas/imports/api.ts'
import type { TableImport } from '../../shared/imports/import.ts'
import type { UserRecord } from '../../shared/record/record.ts'

/** Whether a record may see the button of an import; whether it leads somebody the platform says. */
export const seesImport = ({ screens, mode, by }: TableImport, record: UserRecord): boolean => {
  const decided = decideAccess(record)
  const isOpen = screens.some((screen) => decided.allows(screen)) && deniedByMode(record, mode).length === 0
  return isOpen && (by !== 'company' || mayImport(record))
}
