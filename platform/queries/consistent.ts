import type { Db, Tx } from '../db/tables.ts'

/** Runs `read` against one state of the database: read only, repeatable read. */
export const consistently = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
