import type { Tx } from '../db/tables.ts'
import { consistently } from '../queries/consistent.ts'
import { readCompany, type View, viewNow } from '../queries/view.ts'
import type { Call } from './call.ts'

/** Reads for the viewer's scope as it stands now, all of one answer from one state of the database. */
export const present = <T>(call: Call, read: (tx: Tx, view: View) => Promise<T>): Promise<T> =>
  consistently(call.context.reads, async (tx) => {
    const { scope } = call.viewer
    return read(tx, viewNow(scope, await readCompany(tx, scope.company_id), call.now))
  })
