import type { Db, Tx } from '../db/tables.ts'
import { consistently } from '../queries/consistent.ts'
import { readCompany, type View, viewNow } from '../queries/view.ts'
import type { Call } from './call.ts'

/**
 * Reads for the viewer's scope as it stands now, all of one answer from one state of the database. The readers keep each
 * statement prepared: whose texts are many (lists) goes through `db` instead.
 */
export const present = <T>(
  call: Call,
  read: (tx: Tx, view: View) => Promise<T>,
  from: Db = call.context.reads,
): Promise<T> =>
  consistently(from, async (tx) => {
    const { scope } = call.viewer
    return read(tx, viewNow(scope, await readCompany(tx, scope.company_id), call.now))
  })
