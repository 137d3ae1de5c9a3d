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

/** Whether a path is the first part of that of a screen which stands in no group. */
const isStartOf = (path: string, id: ScreenId): boolean => {
  const { path: whole, group, hidden } = screenRow(id)
  return !group && !hidden && whole.startsWith(`${path}/`)
}

/** Where a path that is no screen itself leads: a group to the first of its screens that is visible, the first part of a path to its screen. */
export const redirectOf = (path: string, record: UserRecord): string | undefined => {
  const wanted = trimmedPath(path)
  const aliased = screenIds.find((id) => isStartOf(wanted, id))
  if (aliased) return screenRow(aliased).path
  const group = groupIds.find((id) => groups[id].path === wanted)
  if (!group) return undefined
  const access = decideAccess(record)
  const children = screensOf(group).filter((id) => !screenRow(id).hidden)
  const first = [startOf(group, record), ...children].find((id) => id !== undefined && access.allows(id))
  const target = first ?? children[0]
  return target && screenRow(target).path
}
