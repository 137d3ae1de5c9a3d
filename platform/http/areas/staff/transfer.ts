import { MOST_OPEN } from '../../../../shared/areas/clips/states.ts'
import type { StaffWork } from '../../../../shared/areas/staff/api.ts'
import type { Tx } from '../../../db/tables.ts'
import { isMemberChoice } from '../../../queries/account/choices.ts'
import { holdStaff } from '../../../queries/staff/staff.ts'
import { handOver, readWork } from '../../../queries/staff/work.ts'
import { isCutter } from '../../../queries/workflows/people.ts'
import { actorOf } from '../../../workflows/actor.ts'
import { requireManaged } from '../../../workflows/staff-rights.ts'
import type { Call } from '../../call.ts'
import { Refused, wrongField } from '../../refused.ts'
import { noteStaff } from './note.ts'

/** @throws {Refused} beside `to` when it cannot take over */
const requireHeir = async (tx: Tx, call: Call, { tasks }: StaffWork, from: string, to: string): Promise<number> => {
  const { scope } = call.viewer
  if (to === from) throw wrongField('to', 'staff.toSelf')
  const heir = (await isMemberChoice(tx, scope, to)) ? await holdStaff(tx, scope, to) : undefined
  if (!heir) throw wrongField('to', 'staff.aboveWrong')
  if (tasks === 0) return heir.id
  if (!(await isCutter(tx, heir.id))) throw wrongField('to', 'staff.toCutter')
  const own = await readWork(tx, scope.company_id, heir.id, call.now)
  if (own.tasks + tasks > MOST_OPEN) throw wrongField('to', 'staff.toFull', { most: MOST_OPEN })
  return heir.id
}

/** All that somebody has in hand goes to another, or nothing does. */
export const transferStaff = (
  { id, to }: { readonly id: string; readonly to: string },
  call: Call,
): Promise<StaffWork> =>
  call.context.db.transaction().execute(async (tx) => {
    const { viewer, now } = call
    const { company_id } = viewer.scope
    const held = await holdStaff(tx, viewer.scope, id)
    if (!held) throw new Refused('staff.unknown')
    const { editor } = await requireManaged(tx, actorOf(call), held.id)
    const work = await readWork(tx, company_id, held.id, now)
    const heir = await requireHeir(tx, call, work, id, to)
    await handOver(tx, { company_id, from: held.id, to: heir, by: editor.id, now })
    await noteStaff(tx, call, 'handover', held.id, { before: work, after: { to: heir } })
    return work
  })
