import type { Database } from '../db/client.ts'
import type { Db } from '../db/tables.ts'
import { makeQueue } from './queue.ts'

/** A list that would stand behind more than so many for each place is refused at once. */
const WAITING_FOR_EACH = 12

/** Where lists are read: as many at a time as they have connections, so that the way of an order to the wall stays free. */
export interface ListPlaces {
  readonly db: Db
  /** Answers null, at once, when too many wait already. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T | null>
}

export const listPlaces = ({ lists, sizes }: Database): ListPlaces => ({
  db: lists,
  inTurn: makeQueue(sizes.lists, sizes.lists * WAITING_FOR_EACH),
})
