import type { Db, Tx } from '../db/tables.ts'
import { type FailureLimit, forgetAttempt, forgetAttempts, noteAttempt } from '../queries/account/failures.ts'
import type { Call } from './call.ts'
import { Refused } from './refused.ts'
import type { TextKey } from './texts.ts'

const PER_ACCOUNT = 5
const PER_ADDRESS = 20
/** For an account, from all strangers together. */
const PER_STRANGERS = 20
const LONGEST_S = 4 * 3600

/** At most so many failed attempts in 15 minutes. */
interface Limit extends FailureLimit {
  /** A success forgives what failed before it, too. */
  readonly afresh?: true
}

export interface Attempt {
  /** Seconds until another attempt is looked at; 0: this one is. */
  readonly wait: number
  /** It was right: what starts afresh does, everything else loses this attempt only. */
  readonly succeeded: () => Promise<void>
}

const strangersKey = (account: string): string => `account:${account}`
const pairKey = (account: string): string => `pair:${account}\n`
const deviceKey = (account: string): string => `device:${account}\n`

/**
 * What a sign-in is held to. A stranger: five failures for the account and address, twenty for the account from
 * everywhere, with waits that grow, and twenty for the address. A device that signed in to the account before: its own
 * five only, so that strangers never keep it out and it cannot be used to guess either.
 */
export const loginLimits = (account: string, ip: string, known: Buffer | null): readonly Limit[] => {
  const own = { most: PER_ACCOUNT, longest: LONGEST_S, afresh: true } as const
  if (known) return [{ key: deviceKey(account) + known.toString('hex'), ...own }]
  return [
    { key: pairKey(account) + ip, ...own },
    { key: strangersKey(account), most: PER_STRANGERS, longest: LONGEST_S },
    { key: `address:${ip}`, most: PER_ADDRESS },
  ]
}

/** All waits of an account end, for whoever proved in another way to be its holder. */
export const forgiveAccount = (tx: Tx, account: string): Promise<void> =>
  forgetAttempts(tx, strangersKey(account), [pairKey(account), deviceKey(account)])

/**
 * Counts an attempt before it is made, so that a hundred at once get no more tries than one after the other. An attempt
 * that is refused here does not count: the wait ends, whoever goes on trying (no lasting lock for a victim).
 */
export const beginAttempt = async (db: Db, limits: readonly Limit[], now: number): Promise<Attempt> => {
  const keys = limits.map(({ key }) => key)
  const wait = Math.max(0, ...(await noteAttempt(db, limits, now)))
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
