import { findList } from '../../shared/lists/all.ts'
import type { List } from '../../shared/lists/list.ts'
import type { Call } from './call.ts'
import { requireScreen } from './implement.ts'
import { wrongField } from './refused.ts'

/** The list that a call names. @throws {Refused} beside `list` when there is none, and without the right to its screen */
export const requireList = (call: Call, id: string): List => {
  const list = findList(id)
  if (!list) throw wrongField('list', 'field.wrong')
  requireScreen(call.viewer, [list.screen, ...(list.also ?? [])])
  return list
}
