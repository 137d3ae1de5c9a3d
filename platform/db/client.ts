import { Kysely } from 'kysely'
import { Dialect } from './driver.ts'
import { MovablePool, type PoolOptions } from './pool.ts'
import { type PoolSizes, poolSizes } from './sizes.ts'
import type { Db, Tables } from './tables.ts'

/** One database over pools of their own, so that no kind of work waits for the connections of another. */
export interface Database {
  readonly db: Db
  readonly pool: MovablePool
  /** Prepares a picture's statements once a connection. */
  readonly reads: Db
  /** The same for the wall alone. */
  readonly wall: Db
  /** Of the live orders. */
  readonly writes: MovablePool
  readonly lists: Db
  readonly sizes: PoolSizes
  /** New connections go to the server at `url`. */
  readonly moveTo: (url: string) => void
  /** Ends every connection. */
  readonly close: () => Promise<void>
}

/** A kysely over a pool of connections to `url`; nothing is opened before the first statement. */
export const openDatabase = (
  url: string,
  options: Omit<PoolOptions, 'max' | 'reader'> & { readonly sizes?: PoolSizes } = {},
): Database => {
  const { sizes = poolSizes, ...rest } = options
  const open = (kind: keyof PoolSizes, reader = false): MovablePool =>
    new MovablePool(url, { ...rest, max: sizes[kind], reader })
  const pools = {
    calls: open('calls'),
    pictures: open('pictures', true),
    wall: open('wall', true),
    writes: open('writes'),
    lists: open('lists'),
  } satisfies Record<keyof PoolSizes, MovablePool>
  const over = (pool: MovablePool): Db => new Kysely<Tables>({ dialect: new Dialect({ pool }) })
  const ends = { db: over(pools.calls), reads: over(pools.pictures), wall: over(pools.wall), lists: over(pools.lists) }
  return {
    ...ends,
    pool: pools.calls,
    writes: pools.writes,
    sizes,
    moveTo: (to) => {
      for (const pool of Object.values(pools)) pool.moveTo(to)
    },
    close: async () => {
      await Promise.all([...Object.values(ends).map((end) => end.destroy()), pools.writes.end()])
    },
  }
}
