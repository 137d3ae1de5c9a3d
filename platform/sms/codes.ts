import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { SmsType } from '../../shared/areas/account/api.ts'
import type { Db, Tx } from '../db/tables.ts'
import { dropCode, hasCode, type StoredCode, tryCode } from '../queries/sms/codes.ts'

export const CODE_LIFE_S = 600
const TRIES = 5

const hashOf = (salt: Buffer, code: string): Buffer => createHash('sha256').update(salt).update(code).digest()

/** Six digits, and the hash that is kept of them. */
export const newCode = (now: number): { code: string; stored: StoredCode } => {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const salt = randomBytes(16)
  return { code, stored: { salt, code_hash: hashOf(salt, code), expire_t: now + CODE_LIFE_S } }
}

/** A code that nothing matches: what is kept where none is sent, so that tries are answered alike. */
export const decoyCode = (now: number): StoredCode => ({
  salt: randomBytes(16),
  code_hash: randomBytes(32),
  expire_t: now + CODE_LIFE_S,
})

/**
 * Tries a code of a number and purpose: `right` consumes it, `wrong` counts a try, `spent` means five tries used,
 * `none` that there is no code: none was asked for, or it was used. Give the database itself rather than a transaction that a refusal rolls back, or the try does not count.
 */
export const takeCode = async (
  db: Db | Tx,
  question: { mobile: string; type: SmsType; code: string; now: number },
): Promise<'right' | 'wrong' | 'expired' | 'spent' | 'none'> => {
  const stored = await tryCode(db, question, TRIES)
  if (!stored) return (await hasCode(db, question)) ? 'spent' : 'none'
  if (stored.expire_t <= question.now) return 'expired'
  if (!timingSafeEqual(stored.code_hash, hashOf(stored.salt, question.code))) return 'wrong'
  return (await dropCode(db, question, stored.salt)) ? 'right' : 'none'
}
