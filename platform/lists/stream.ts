import { sql } from 'kysely'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import type { Db } from '../db/tables.ts'
import type { View } from '../queries/view.ts'
import { columnOf, orderOf, rowsOf } from './build.ts'
import { ofKeys } from './keys.ts'
import type { ListSource, Row, Summary } from './source.ts'

/** Rows that travel at a time. */
const BATCH = 2000

/**
 * Every row of a query in the list's order, whatever its page: in batches, from one state of the database, with constant
 * memory. It holds one connection until it has ended or its reader has left the loop, and a reader that takes nothing for
 * a minute loses it.
 * @param db not the readers' one: its connections have no cursors
 * @param fields what each row holds, of the list's columns
 * @param options `keys`: those rows of the query alone; `onSummary` is told the sums of these rows, from the same state of the database, behind the last one
 * @throws {RangeError} for a column or an order that the list does not have
 */
export async function* streamRows(
  db: Db,
  view: View,
  list: List,
  source: ListSource,
  query: ListQuery,
  fields: readonly string[],
  options: { readonly onSummary?: (summary: Summary) => void; readonly keys?: readonly string[] } = {},
): AsyncGenerator<readonly Row[], void, undefined> {
  const order = orderOf(list, source, query)
  const columns = fields.map((field) => ({ field, column: columnOf(source, field) }))
  const shown = columns.map(({ field, column }) => sql`${column.sql} as ${sql.ref(field)}`)
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    const found = await source.where(tx, view, query)
    const asked = options.keys ? new Map([...found, ['keys', ofKeys(list, source, options.keys)]]) : found
    const conditions = [...asked.values()]
    const parts = [order.by, ...columns.map(({ column }) => column)]
    // All of it is wanted, however long the first row takes.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local cursor_tuple_fraction = 1`.execute(tx)
    await sql`declare list_rows no scroll cursor for
      select ${sql.join(shown)} ${rowsOf(source, view, conditions, parts)} order by ${order.sql}`.execute(tx)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from list_rows`.execute(tx)
      if (rows.length > 0) yield rows.map((row) => source.finish(view, row))
      if (rows.length < BATCH) break
    }
    options.onSummary?.(await source.summary(tx, view, list, query, asked))
  } finally {
    await tx.rollback().execute()
  }
}
