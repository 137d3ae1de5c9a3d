import type { Db } from '../db/tables.ts'
import { forgetAttempt, forgetAttempts, noteAttempt } from '../queries/account/failures.ts'
import type { Call } from './call.ts'
import { Refused } from './refused.ts'
import type { TextKey } from './texts.ts'

const WINDOW_S = 900
const PER_ACCOUNT = 5
const PER_ADDRESS = 20

/** At most so many failed attempts in 15 minutes. */
interface Limit {
  readonly key: string
  readonly most: number
  /** A success forgives what failed before it, too. */
  readonly afresh?: true
}

export interface Attempt {
  /** Seconds until another attempt is looked at; 0: this one is. */
  readonly wait: number
  /** It was right: what starts afresh does, everything else loses this attempt only. */
  readonly succeeded: () => Promise<void>
}

const accountKey = (account: string): string => `account:${account}`

export const loginLimits = (account: string, ip: string): readonly Limit[] => [
  { key: accountKey(account), most: PER_ACCOUNT, afresh: true },
  { key: `address:${ip}`, most: PER_ADDRESS },
]

/** The key of an account's failed sign-ins, for whoever proved in another way to be its holder. */
export const failuresOf = accountKey

/**
 * Counts an attempt before it is made, so that a hundred at once get no more tries than one after the other. An attempt
 * that is refused here does not count: the wait ends, whoever goes on trying (no lasting lock for a victim).
 */
export const beginAttempt = async (db: Db, limits: readonly Limit[], now: number): Promise<Attempt> => {
  const keys = limits.map(({ key }) => key)
  const most = limits.map((limit) => limit.most)
  const counts = await noteAttempt(db, keys, most, now, now - WINDOW_S)
  const waits = counts.map(({ count, oldest_t }, index) =>
    count > (most[index] ?? 0) ? Math.max(1, (oldest_t ?? now) + WINDOW_S - now) : 0,
  )
  const wait = Math.max(0, ...waits)
  if (wait > 0) await forgetAttempt(db, keys, now)
  return {
    wait,
    succeeded: async () => {
      await forgetAttempt(db, keys, now)
      for (const { key, afresh } of limits) if (afresh) await forgetAttempts(db, key)
    },
  }
}

export const tooMany = (text: TextKey, seconds: number): Refused =>
  new Refused(text, {
    status: 429,
    params: { minutes: Math.ceil(seconds / 60) },
    refusal: { retry_after: seconds },
  })

/**
 * Does `work` as one attempt of the caller's address at something of its own name: after twenty that failed in 15 minutes
 * it is not done.
 * @throws {Refused} 429 with the seconds to wait
 */
export const attempted = async <T>(call: Call, name: string, work: () => Promise<T>): Promise<T> => {
  const limits = [{ key: `${name}:${call.ip}`, most: PER_ADDRESS }]
  const attempt = await beginAttempt(call.context.db, limits, call.now)
  if (attempt.wait > 0) throw tooMany('tooMany', attempt.wait)
  const done = await work()
  await attempt.succeeded()
  return done
}
