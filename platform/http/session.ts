import type { Router } from 'express'
import { sessionApi } from '../../shared/api/session.ts'
import { readMemberByName } from '../queries/account/member.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { passwordMatches, queued } from './passwords.ts'
import { blockOf, recordOf } from './record.ts'
import { Refused } from './refused.ts'
import { beginAttempt } from './throttle.ts'

const tooMany = (seconds: number): Refused =>
  new Refused('login.tooMany', {
    status: 429,
    params: { minutes: Math.ceil(seconds / 60) },
    refusal: { retry_after: seconds },
  })

/** Answers alike whether the account is unknown or the password wrong; tells an account's state only to its holder. */
const login = async ({ account, password }: { account: string; password: string }, call: Call) => {
  const { db, sessions } = call.context
  const { now } = call
  const attempt = await beginAttempt(db, account, call.ip, now)
  if (attempt.wait > 0) throw tooMany(attempt.wait)
  const member = await readMemberByName(db, account, now)
  const right = await queued(() => passwordMatches(member?.password_hash ?? null, password))
  if (right === null) throw new Refused('login.busy', { status: 429, refusal: { retry_after: 5 } })
  if (!right || !member) throw new Refused('login.wrong')
  await attempt.succeeded()
  const block = blockOf(member, now)
  if (block) throw new Refused(block)
  return { token: await sessions.open(member, call.ip, now), user: recordOf(member) }
}

export const mountSession = (router: Router, context: Context): void =>
  implement(router, context, sessionApi, {
    login,
    logout: async (_, call) => {
      await call.context.sessions.close(call.viewer)
      return null
    },
    info: async (_, call) => call.viewer.record,
  })
