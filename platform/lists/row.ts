import { sql } from 'kysely'
import type { List } from '../../shared/lists/list.ts'
import type { Tx } from '../db/tables.ts'
import type { View } from '../queries/view.ts'
import { columnOf, rowsOf } from './build.ts'
import { ofKeys } from './keys.ts'
import type { ListSource, Row } from './source.ts'

/** The row that `key` names in the viewer's scope, whatever the list's filters; null when there is none. */
export const readRow = async (tx: Tx, view: View, list: List, source: ListSource, key: string): Promise<Row | null> => {
  // A list about something said by the page around it has no rows of its own.
  if (list.fixed) return null
  // What the table is made by may be kept in the transaction (days of a period): that of a list without a word.
  await source.where(tx, view, list.endpoint.input.parse({}))
  const columns = list.columns.map(({ field }) => ({ field, column: columnOf(source, field) }))
  const shown = columns.map(({ field, column }) => sql`${column.sql} as ${sql.ref(field)}`)
  const parts = columns.map(({ column }) => column)
  const { rows } = await sql<Row>`select ${sql.join(shown)}
    ${rowsOf(source, view, [ofKeys(list, source, [key])], parts)} limit 1`.execute(tx)
  return rows[0] ? source.finish(view, rows[0]) : null
}
