import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import type { accountApi } from '../../../../shared/areas/account/api.ts'
import type { UserRecord } from '../../../../shared/record/record.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { updateMember } from '../../../queries/account/change.ts'
import { keepDevice } from '../../../queries/account/devices.ts'
import { readMemberByName } from '../../../queries/account/member.ts'
import { endTokens } from '../../../queries/account/tokens.ts'
import type { Call } from '../../call.ts'
import { passwordMatches, queued } from '../../passwords.ts'
import { recordOf } from '../../record.ts'
import { Refused, wrongField } from '../../refused.ts'
import { deviceOf } from './device.ts'
import { busy, newHash, requireForeign, requireSame } from './new-password.ts'
import { namesOf } from './password-change.ts'

/** Whoever signed in with a password that somebody else made sets its own. */
export const firstPassword = async (
  input: HandlerInput<typeof accountApi.firstPassword>,
  call: Call,
): Promise<UserRecord> => {
  requireSame(input)
  const { now, ip, viewer, context } = call
  const member = await readMemberByName(context.db, viewer.record.username, now)
  if (!member?.must_change) throw new Refused('password.notFirst')
  const { id, password_hash: before } = member
  requireForeign(input.password, namesOf(member))
  const isSame = await queued(() => passwordMatches(before, input.password))
  if (isSame === null) throw busy()
  if (isSame) throw wrongField('password', 'password.same')
  const password_hash = await newHash(input.password, call)
  await context.db.transaction().execute(async (tx) => {
    await updateMember(tx, id, { password_hash, must_change: false }, now)
    await endTokens(tx, id, { kept: viewer.tokenHash })
    const device = deviceOf(call)
    if (device) await keepDevice(tx, id, device, now)
    const object = { object_type: 'member', object_id: String(id) }
    await insertAudit(tx, { member_id: id, action: 'password.changed', ...object, ip, now })
  })
  context.sessions.forget(id)
  return recordOf(await call.member(), context.special)
}
