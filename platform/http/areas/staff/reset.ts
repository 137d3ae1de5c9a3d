import { randomInt } from 'node:crypto'
import { updateMember } from '../../../queries/account/change.ts'
import { forgetDevices } from '../../../queries/account/devices.ts'
import { insertNotice } from '../../../queries/account/notices.ts'
import { deleteTokens } from '../../../queries/account/tokens.ts'
import { holdStaff } from '../../../queries/staff/staff.ts'
import { actorOf } from '../../../workflows/actor.ts'
import { requireManaged } from '../../../workflows/staff-rights.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'
import { forgiveAccount } from '../../throttle.ts'
import { newHash } from '../account/new-password.ts'
import { noteStaff } from './note.ts'

/** None that reads like another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Some 92 bits. */
const LENGTH = 16

export const oneTimePassword = (least: number): string =>
  Array.from({ length: Math.max(LENGTH, least) }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The password is told here alone; whoever signs in with it sets another first. */
export const resetStaff = async ({ id }: { readonly id: string }, call: Call): Promise<{ password: string }> => {
  const { context, now, viewer } = call
  if (id === viewer.record.id) throw new Refused('staff.ownPassword')
  const password = oneTimePassword(context.passwordMin)
  const password_hash = await newHash(password, call)
  await context.db.transaction().execute(async (tx) => {
    const held = await holdStaff(tx, viewer.scope, id)
    if (!held) throw new Refused('staff.unknown')
    await requireManaged(tx, actorOf(call), held.id)
    await updateMember(tx, held.id, { password_hash, must_change: true }, now)
    await deleteTokens(tx, held.id)
    await forgiveAccount(tx, held.username)
    await forgetDevices(tx, held.id)
    await insertNotice(tx, { viewers: [held.id], about: held.id, event: 'password.changed', now })
    await noteStaff(tx, call, 'reset', held.id)
  })
  context.sessions.forget(Number(id))
  return { password }
}
