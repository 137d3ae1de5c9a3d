import type { Router } from 'express'
import { sessionApi } from '../../../../shared/areas/account/session-api.ts'
import { isKnownDevice, keepDevice } from '../../../queries/account/devices.ts'
import { readMemberByName } from '../../../queries/account/member.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { passwordMatches, queued } from '../../passwords.ts'
import { blockOf, recordOf } from '../../record.ts'
import { Refused } from '../../refused.ts'
import { beginAttempt, loginLimits, tooMany } from '../../throttle.ts'
import { agentOf, deviceOf } from './device.ts'
import { busy } from './new-password.ts'
import { endSessions, listSessions } from './session-list.ts'

/** Answers alike whether the account is unknown or the password wrong; tells an account's state only to its holder. */
const login = async ({ account, password }: { account: string; password: string }, call: Call) => {
  const { db, sessions, special } = call.context
  const { now } = call
  const device = deviceOf(call)
  const known = device && (await isKnownDevice(db, account, device, now)) ? device : null
  const attempt = await beginAttempt(db, loginLimits(account, call.ip, known), now)
  if (attempt.wait > 0) throw tooMany('login.tooMany', attempt.wait)
  const member = await readMemberByName(db, account, now)
  const right = await queued(() => passwordMatches(member?.password_hash ?? null, password))
  if (right === null) throw busy()
  if (!right || !member) throw new Refused('login.wrong')
  await attempt.succeeded()
  const block = blockOf(member, now)
  if (block) throw new Refused(block, { params: { reason: member.refused_reason } })
  const token = await sessions.open(member, { ip: call.ip, device: agentOf(call), now })
  if (token === null) throw new Refused('login.wrong')
  if (device) await keepDevice(db, member.id, device, now)
  return { token, user: recordOf(member, special) }
}

export const mountSession = (router: Router, context: Context): void =>
  implement(router, context, sessionApi, {
    login,
    logout: async (_, call) => {
      await call.context.sessions.close(call.viewer)
      return null
    },
    info: async (_, call) => call.viewer.record,
    list: listSessions,
    end: endSessions,
  })
