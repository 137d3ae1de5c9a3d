import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { makeQueue } from './queue.ts'

const ARGON2ID = 2
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Argon2id, 19 MiB, two passes (OWASP's second choice); about 20 ms, off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Nobody's password: verified against where an account does not exist, so that the answer takes the same time. */
const nobody = hashPassword(randomBytes(24).toString('base64url'))

/** False for an account that does not exist (`stored` null), after the same work. */
export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  const right = await verify(stored ?? (await nobody), password).catch(() => false)
  return right && stored !== null
}

/** Each holds 19 MiB and one of the few threads of the process. */
export const queued = makeQueue(2, 40)
