import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import type { accountApi } from '../../../../shared/areas/account/api.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { updateMember } from '../../../queries/account/change.ts'
import { forgetDevices, keepDevice } from '../../../queries/account/devices.ts'
import { type MemberRow, readMemberByMobile } from '../../../queries/account/member.ts'
import { insertNotice } from '../../../queries/account/notices.ts'
import { deleteTokens } from '../../../queries/account/tokens.ts'
import type { Call } from '../../call.ts'
import { Refused, wrongField } from '../../refused.ts'
import { attempted, forgiveAccount } from '../../throttle.ts'
import { deviceOf } from './device.ts'
import { newHash, requireForeign, requireSame } from './new-password.ts'
import { withCode } from './with-code.ts'

export const namesOf = ({ username, mobile, membername, company_name }: MemberRow): string[] => [
  username,
  mobile ?? '',
  membername,
  company_name,
]

/** The member's row is written first: a sign-in that found the old password right waits for it and is refused. */
const replacePassword = async (tx: Tx, member: MemberRow, password_hash: string, call: Call): Promise<void> => {
  const { now, ip } = call
  const { id, username, manager_id } = member
  await updateMember(tx, id, { password_hash, must_change: false }, now)
  await deleteTokens(tx, id)
  await forgiveAccount(tx, username)
  await forgetDevices(tx, id)
  const device = deviceOf(call)
  if (device) await keepDevice(tx, id, device, now)
  await insertNotice(tx, { viewers: [id, manager_id], about: id, event: 'password.changed', now })
  const object = { object_type: 'member', object_id: String(id) }
  await insertAudit(tx, { member_id: id, action: 'password.changed', ...object, ip, now })
}

/** Answers alike whether the mobile is anyone's: nobody has the code of one that is not. */
export const resetPassword = async (input: HandlerInput<typeof accountApi.forget>, call: Call): Promise<null> => {
  requireSame(input)
  const { mobile, code, password } = input
  await attempted(call, 'forget', async () => {
    const password_hash = await newHash(password, call)
    const id = await withCode(call, { mobile, type: 'forget', code }, async (tx) => {
      const member = await readMemberByMobile(tx, mobile, call.now)
      if (!member) throw wrongField('code', 'code.wrong')
      requireForeign(password, namesOf(member))
      await replacePassword(tx, member, password_hash, call)
      return member.id
    })
    call.context.sessions.forget(id)
  })
  return null
}

export const changePassword = async (input: HandlerInput<typeof accountApi.password>, call: Call): Promise<null> => {
  requireSame(input)
  const member = await call.member()
  if (!member.mobile) throw new Refused('mobile.none')
  requireForeign(input.password, namesOf(member))
  const password_hash = await newHash(input.password, call)
  const question = { mobile: member.mobile, type: 'password', code: input.code } as const
  await withCode(call, question, (tx) => replacePassword(tx, member, password_hash, call))
  call.context.sessions.forget(member.id)
  return null
}
