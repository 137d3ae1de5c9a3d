import type { CallData, HandlerInput } from '../../../../shared/api/endpoint.ts'
import type { accountApi } from '../../../../shared/areas/account/api.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { type Invite, readInvite } from '../../../queries/account/invites.ts'
import { insertNotice } from '../../../queries/account/notices.ts'
import { insertMember, isTaken } from '../../../queries/account/register.ts'
import { takeUse } from '../../../queries/invites/invites.ts'
import type { Call } from '../../call.ts'
import { wrongField } from '../../refused.ts'
import { attempted } from '../../throttle.ts'
import { newHash, requireForeign, requireSame } from './new-password.ts'
import { unlessTaken, withCode } from './with-code.ts'

type Register = typeof accountApi.register

const goodInvite = async (code: string, field: string, call: Call): Promise<Invite> => {
  const invite = await readInvite(call.context.db, code)
  if (!invite) throw wrongField(field, 'invite.unknown')
  if (invite.withdrawn) throw wrongField(field, 'invite.withdrawn')
  if (invite.full) throw wrongField(field, 'invite.used')
  if (invite.expire_t <= call.now) throw wrongField(field, 'invite.expired')
  return invite
}

export const showInvite = ({ code }: { code: string }, call: Call) =>
  attempted(call, 'invite', async () => {
    const { leader, company, expire_t } = await goodInvite(code, 'code', call)
    return { leader, company, expire_time: expire_t }
  })

/** Taken names count as failures, so that nobody lists many. */
export const requireFreeName = ({ account }: { account: string }, call: Call) =>
  attempted(call, 'name', async () => {
    if (await isTaken(call.context.db, account)) throw wrongField('account', 'account.taken')
    return null
  })

const taken = {
  member_username_key: { field: 'account', text: 'account.taken' },
  member_mobile_key: { field: 'mobile', text: 'mobile.taken' },
} as const

const make = async (input: HandlerInput<Register>, call: Call): Promise<CallData<Register>> => {
  const { account, membername = '', mobile, code, kind } = input
  const { now, ip } = call
  if (await isTaken(call.context.db, account)) throw wrongField('account', 'account.taken')
  const invite = input.invite ? await goodInvite(input.invite, 'invite', call) : null
  requireForeign(input.password, [account, membername, mobile, invite?.company ?? ''])
  const password_hash = await newHash(input.password, call)
  const made = withCode(call, { mobile, type: 'register', code }, async (tx) => {
    if (invite && !(await takeUse(tx, invite.code))) throw wrongField('invite', 'invite.used')
    const id = await insertMember(tx, { username: account, membername, mobile, password_hash, kind }, invite, now)
    if (invite) await insertNotice(tx, { viewers: [invite.leader_id], about: id, event: 'member.registered', now })
    const after = { account, membername, mobile, kind, leader: invite?.leader_id ?? null }
    const object = { object_type: 'member', object_id: String(id) }
    await insertAudit(tx, { member_id: id, action: 'member.registered', ...object, after, ip, now })
    return id
  })
  return { id: String(await made) }
}

/** That a mobile is another account's is told only to whoever has the code that was sent to it. */
export const register = async (input: HandlerInput<Register>, call: Call): Promise<CallData<Register>> => {
  requireSame(input)
  return attempted(call, 'register', () => unlessTaken(taken, () => make(input, call)))
}
