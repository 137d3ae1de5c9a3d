import { analysisList } from '../../shared/areas/analysis/list.ts'
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

/** What saved views may belong to: a list, or the analysis, whose question they hold. */
export const requireViews = (call: Call, id: string): List => {
  if (id !== analysisList.id) return requireList(call, id)
  requireScreen(call.viewer, [analysisList.screen])
  return analysisList
}
