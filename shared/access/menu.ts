import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import { type GroupId, guardedScreens, type ScreenId, screenRow } from './screens.ts'

/** The screens in a record's menu in the order of the screens table: what is hidden or refused is not in it. */
export const menuOf = (record: UserRecord): readonly ScreenId[] => {
  const access = decideAccess(record)
  return guardedScreens.filter((id) => !screenRow(id).hidden && access.allows(id))
}

export type MenuEntry =
  | { readonly kind: 'screen'; readonly screen: ScreenId }
  | { readonly kind: 'group'; readonly group: GroupId; readonly screens: readonly ScreenId[] }

const treeOf = (ids: readonly ScreenId[]): readonly MenuEntry[] => {
  const entries: MenuEntry[] = []
  for (const screen of ids) {
    const { group } = screenRow(screen)
    if (!group) entries.push({ kind: 'screen', screen })
    else if (!entries.some((entry) => entry.kind === 'group' && entry.group === group)) {
      entries.push({ kind: 'group', group, screens: ids.filter((id) => screenRow(id).group === group) })
    }
  }
  return entries
}

/** The menu as it is drawn: a group stands where its first screen would, with the screens of it that are left. */
export const menuTree = (record: UserRecord): readonly MenuEntry[] => treeOf(menuOf(record))

/** Every entry that a menu can have, for the preview of what a record does not get. */
export const wholeMenu: readonly MenuEntry[] = treeOf(guardedScreens.filter((id) => !screenRow(id).hidden))
