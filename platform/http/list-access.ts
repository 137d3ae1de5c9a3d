import { analysisList } from '../../shared/areas/analysis/list.ts'
import { liveList } from '../../shared/areas/dashboard/list.ts'
import { boardList } from '../../shared/areas/data-board/list.ts'
import { findList } from '../../shared/lists/all.ts'
import type { List } from '../../shared/lists/list.ts'
import type { Call } from './call.ts'
import { requireScreen } from './implement.ts'
import { wrongField } from './refused.ts'

/** The list that a call names. @throws {Refused} beside `list` when there is none, and without the right to its screen */
export const requireList = (call: Call, id: string): List => {
  const list = findList(id)
  if (!list) throw wrongField('list', 'field.wrong')
  requireScreen(call.viewer, [list.screen, ...(list.also ?? [])], list.mode)
  return list
}

const boards: readonly List[] = [analysisList, boardList, liveList]

/** What filters may belong to: a list, or a board that takes filters as a list does. */
export const requireFiltered = (call: Call, id: string): List => {
  const board = boards.find((one) => one.id === id)
  if (!board) return requireList(call, id)
  requireScreen(call.viewer, [board.screen])
  return board
}

/** What saved views may belong to: a list, or the analysis, whose question they hold. */
export const requireViews = (call: Call, id: string): List =>
  id === analysisList.id ? requireFiltered(call, id) : requireList(call, id)
