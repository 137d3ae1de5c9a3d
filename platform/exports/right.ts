import { decideAccess } from '../../shared/access/decide.ts'
import { deniedByMode, type OwnMode } from '../../shared/access/mode.ts'
import { mayExport } from '../../shared/access/rights.ts'
import type { ScreenId } from '../../shared/access/screens.ts'
import { findList } from '../../shared/lists/all.ts'
import type { List } from '../../shared/lists/list.ts'
import type { Db } from '../db/tables.ts'
import { blockOf, recordOf, type SpecialIds } from '../http/record.ts'
import { readMemberById } from '../queries/account/member.ts'
import { type Scope, scopeOf } from '../queries/scope.ts'

export interface AskedExport {
  readonly member_id: number
  readonly scope: string
  readonly list: string
}

interface ListRight {
  readonly list: List
  readonly scope: Scope
}

/** The scope in which an account sees one of some screens now; null: it may not be used, or may not see them. */
export const screenRight = async (
  db: Db,
  special: SpecialIds,
  member_id: number,
  {
    screens,
    mode,
    exports = false,
  }: {
    readonly screens: readonly ScreenId[]
    readonly mode?: OwnMode | undefined
    /** Whether it must make files of them, too. */
    readonly exports?: boolean
  },
  now: number,
): Promise<Scope | null> => {
  const member = await readMemberById(db, member_id, now)
  if (!member || blockOf(member, now) !== null) return null
  const record = recordOf(member, special)
  const { allows } = decideAccess(record)
  const sees = deniedByMode(record, mode).length === 0 && screens.some((screen) => allows(screen))
  return sees && (!exports || mayExport(record, screens)) ? scopeOf(member) : null
}

/** The scope in which an account sees a list now; null: it may not be used, or may not see the list. */
export const listRight = async (
  db: Db,
  special: SpecialIds,
  member_id: number,
  list: List,
  now: number,
  exports = false,
): Promise<ListRight | null> => {
  const asked = { screens: [list.screen, ...(list.also ?? [])], mode: list.mode, exports }
  const scope = await screenRight(db, special, member_id, asked, now)
  return scope && { list, scope }
}

/**
 * The list and the scope of an export, as long as its account may be used, may see the list, and sees what it saw when it
 * asked; else null.
 */
export const rightOf = async (
  db: Db,
  special: SpecialIds,
  { member_id, scope: asked, list: id }: AskedExport,
  now: number,
): Promise<ListRight | null> => {
  const list = findList(id)
  const right = list ? await listRight(db, special, member_id, list, now, true) : null
  return right?.scope.text === asked ? right : null
}
