import type { Db, Tx } from '../db/tables.ts'
import { consistently } from '../queries/consistent.ts'
import type { VersionMemory } from '../queries/version-memory.ts'
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

/**
 * The same, added up once for all who ask it of one scope until an order comes (VersionMemory). `question` tells everything
 * that the answer depends on beside the viewer's scope.
 */
export const remembered = <T>(
  call: Call,
  memory: VersionMemory<T>,
  question: unknown,
  read: (tx: Tx, view: View) => Promise<T>,
  from: Db = call.context.reads,
): Promise<T> => present(call, (tx, view) => memory.at(view, question, () => read(tx, view)), from)
