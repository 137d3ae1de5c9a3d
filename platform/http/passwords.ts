import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

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

const AT_ONCE = 2
const WAITING = 40
let running = 0
const waiting: (() => void)[] = []

/**
 * Runs `work` with at most two of its kind at a time: each holds 19 MiB and one of the few threads of the process.
 * Null when too many wait already.
 */
export const queued = async <T>(work: () => Promise<T>): Promise<T | null> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) return null
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
