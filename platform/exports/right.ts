import { decideAccess } from '../../shared/access/decide.ts'
import { deniedByMode } from '../../shared/access/mode.ts'
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

/**
 * The list and the scope of an export, as long as its account may be used, may see the list, and sees what it saw when it
 * asked; else null.
 */
export const rightOf = async (
  db: Db,
  special: SpecialIds,
  { member_id, scope: asked, list: id }: AskedExport,
  now: number,
): Promise<{ readonly list: List; readonly scope: Scope } | null> => {
  const list = findList(id)
  const member = await readMemberById(db, member_id, now)
  if (!list || !member || blockOf(member, now) !== null) return null
  const record = recordOf(member, special)
  const { allows } = decideAccess(record)
  const scope = scopeOf(member)
  const inMode = deniedByMode(record, list.mode).length === 0
  const may = inMode && [list.screen, ...(list.also ?? [])].some((screen) => allows(screen))
  return may && scope.text === asked ? { list, scope } : null
}
