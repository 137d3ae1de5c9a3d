import { Kysely, PostgresDialect } from 'kysely'
import { MovablePool, type PoolOptions } from './pool.ts'
import type { Db, Tables } from './tables.ts'

export interface Database {
  readonly db: Db
  readonly pool: MovablePool
  /** The same database over a few connections that send a picture's statements together. */
  readonly reads: Db
  /** New connections go to the server at `url`. */
  readonly moveTo: (url: string) => void
  /** Ends every connection. */
  readonly close: () => Promise<void>
}

const READERS = 4

/** A kysely over a pool of connections to `url`; nothing is opened before the first statement. */
export const openDatabase = (url: string, options: PoolOptions = {}): Database => {
  const pool = new MovablePool(url, options)
  const readers = new MovablePool(url, { ...options, max: Math.min(READERS, options.max ?? READERS), reader: true })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const reads = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readers }) })
  return {
    db,
    pool,
    reads,
    moveTo: (to) => {
      pool.moveTo(to)
      readers.moveTo(to)
    },
    close: async () => {
      await Promise.all([db.destroy(), reads.destroy()])
    },
  }
}
