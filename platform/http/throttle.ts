import type { Db } from '../db/tables.ts'
import { forgetAccount, forgetAttempt, noteAttempt } from '../queries/account/failures.ts'

const WINDOW_S = 900
const PER_ACCOUNT = 5
const PER_ADDRESS = 20

export interface Attempt {
  /** Seconds until another attempt is looked at; 0: this one is. */
  readonly wait: number
  /** The password was right: the account starts afresh, the address loses this attempt only. */
  readonly succeeded: () => Promise<void>
}

/**
 * Counts a login before it is tried, so that a hundred at once get no more tries than one after the other. An attempt
 * that is refused here does not count: the wait ends, whoever goes on trying (no lasting lock for a victim).
 */
export const beginAttempt = async (db: Db, account: string, ip: string, now: number): Promise<Attempt> => {
  const accountKey = `account:${account}`
  const keys = [accountKey, `address:${ip}`]
  const limits = [PER_ACCOUNT, PER_ADDRESS]
  const counts = await noteAttempt(db, keys, limits, now, now - WINDOW_S)
  const waits = counts.map(({ count, oldest_t }, index) =>
    count > (limits[index] ?? 0) ? Math.max(1, (oldest_t ?? now) + WINDOW_S - now) : 0,
  )
  const wait = Math.max(0, ...waits)
  if (wait > 0) await forgetAttempt(db, keys, now)
  return {
    wait,
    succeeded: async () => {
      await forgetAttempt(db, keys, now)
      await forgetAccount(db, accountKey)
    },
  }
}
