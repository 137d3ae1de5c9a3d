import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import {
  type GroupId,
  groupIds,
  groups,
  type ScreenId,
  screenIds,
  screenRow,
  screensOf,
  trimmedPath,
} from './screens.ts'

const startOf = (group: GroupId, record: UserRecord): ScreenId | undefined => {
  const row = groups[group]
  if (!('start' in row)) return undefined
  return record.is_film_cutter === 1 ? row.cutterStart : row.start
}

/** Where a path that is no screen itself leads: a group to the first of its screens that is visible, an alias to its screen. */
export const redirectOf = (path: string, record: UserRecord): string | undefined => {
  const wanted = trimmedPath(path)
  const aliased = screenIds.find((id) => screenRow(id).aliases?.includes(wanted))
  if (aliased) return screenRow(aliased).path
  const group = groupIds.find((id) => groups[id].path === wanted)
  if (!group) return undefined
  const access = decideAccess(record)
  const children = screensOf(group).filter((id) => !screenRow(id).hidden)
  const first = [startOf(group, record), ...children].find((id) => id !== undefined && access.allows(id))
  const target = first ?? children[0]
  return target && screenRow(target).path
}
