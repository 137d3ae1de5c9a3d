import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig } from './pool.ts'

/** First half of the advisory lock of whatever has a name; the second half is the name. */
const NAME_LOCK = 748_031
const CHANNEL = 'tidewall_locks'
/** Between two tries for what another process has. */
const RETRY_MS = 100

interface Holder {
  /** Not only waited for. */
  got: boolean
  readonly onWanted: () => void
  readonly freed: Promise<void>
}

export interface LockWish {
  /** Milliseconds to wait for whoever has it. */
  readonly patienceMs: number
  readonly signal?: AbortSignal
  /** Somebody else wants it too, or it was lost with the connection: it should be given back soon. */
  readonly onWanted?: () => void
}

export interface NameLocks {
  /** @returns how to give it back; undefined: whoever has it did not give it back in time */
  readonly take: (name: string, wish: LockWish) => Promise<(() => Promise<void>) | undefined>
  readonly stop: () => Promise<void>
}

interface Session {
  readonly id: string
  readonly client: pg.Client
}

/** Until `freed`, so many milliseconds at most. */
const patience = async (ms: number, freed: Promise<void>, signal?: AbortSignal): Promise<void> => {
  const over = new AbortController()
  const ends = signal ? AbortSignal.any([over.signal, signal]) : over.signal
  await Promise.race([freed, sleep(ms, undefined, { signal: ends }).catch(() => {})])
  over.abort()
}

/**
 * One holder of a name among all platforms of a database, whichever process it is in: a process that dies, or loses its
 * one connection, gives back all that it has.
 * @param url asked before each connection: a restarted server may have another address
 */
export const openNameLocks = (url: () => string): NameLocks => {
  const holders = new Map<string, Holder>()
  let session: Promise<Session> | undefined

  const open = async (): Promise<Session> => {
    const id = randomBytes(8).toString('hex')
    const client = new pg.Client({ ...clientConfig(url()), application_name: 'tidewall-locks' })
    let isLost = false
    const lose = (): void => {
      if (isLost) return
      isLost = true
      session = undefined
      for (const holder of holders.values()) if (holder.got) holder.onWanted()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload = '' }) => {
      const [from, name = ''] = payload.split(' ')
      const holder = holders.get(name)
      if (from !== id && holder?.got) holder.onWanted()
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return { id, client }
  }
  const current = async (): Promise<Session> => {
    session ??= open()
    try {
      return await session
    } catch (error) {
      session = undefined
      throw error
    }
  }
  const tryOnce = async ({ client }: Session, name: string): Promise<boolean> => {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as got', [
      NAME_LOCK,
      name,
    ])
    return rows[0]?.got === true
  }
  /** Against other processes. @returns the session that has it */
  const takeFromOthers = async (name: string, until: number, signal?: AbortSignal): Promise<Session | undefined> => {
    for (let asked = false; ; ) {
      const now = await current()
      if (await tryOnce(now, name)) return now
      if (!asked) await now.client.query('select pg_notify($1, $2)', [CHANNEL, `${now.id} ${name}`])
      asked = true
      if (performance.now() >= until || signal?.aborted) return undefined
      await sleep(RETRY_MS)
    }
  }
  return {
    take: async (name, { patienceMs, signal, onWanted = () => {} }) => {
      const until = performance.now() + patienceMs
      for (let holder = holders.get(name); holder; holder = holders.get(name)) {
        holder.onWanted()
        const left = until - performance.now()
        if (left <= 0 || signal?.aborted) return undefined
        await patience(left, holder.freed, signal)
      }
      let free = (): void => {}
      const freed = new Promise<void>((resolve) => {
        free = resolve
      })
      const holder: Holder = { got: false, onWanted, freed }
      holders.set(name, holder)
      const leave = (): void => {
        holders.delete(name)
        free()
      }
      try {
        const held = await takeFromOthers(name, until, signal)
        if (!held) {
          leave()
          return undefined
        }
        holder.got = true
        return async () => {
          // A lost connection has given it back already.
          await held.client.query('select pg_advisory_unlock($1, hashtext($2))', [NAME_LOCK, name]).catch(() => {})
          leave()
        }
      } catch (error) {
        leave()
        throw error
      }
    },
    stop: async () => {
      const open = await session?.catch(() => undefined)
      session = undefined
      await open?.client.end().catch(() => {})
    },
  }
}
