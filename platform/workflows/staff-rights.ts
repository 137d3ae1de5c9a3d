import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { type MemberRow, readMemberById } from '../queries/account/member.ts'
import { mayMore } from '../queries/staff/rights.ts'
import { readBelow } from '../queries/workflows/people.ts'
import { type Actor, memberOf } from './actor.ts'

const present = async (tx: Tx, id: number, now: number): Promise<MemberRow> => {
  const member = await readMemberById(tx, id, now)
  if (!member) throw new Refused('staff.unknown')
  return member
}

/**
 * The actor and an account of its scope that is its to manage, both as they stand.
 * @throws {Refused} for somebody above the actor, and for an account that may do what the actor may not
 */
export const requireManaged = async (
  tx: Tx,
  by: Actor,
  id: number,
): Promise<{ readonly editor: MemberRow; readonly member: MemberRow }> => {
  const editor = await present(tx, memberOf(by), by.now)
  const member = await present(tx, id, by.now)
  if ((await readBelow(tx, id, [editor.id])).size > 0) throw new Refused('staff.above')
  if (mayMore(member, editor)) throw new Refused('staff.more')
  return { editor, member }
}
