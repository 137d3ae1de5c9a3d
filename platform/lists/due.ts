import { sql } from 'kysely'
import type { Transition, Workflow } from '../../shared/workflows/workflow.ts'
import type { Db } from '../db/tables.ts'
import type { View } from '../queries/view.ts'
import { columnOf, rowsOf } from './build.ts'
import { type Part, part, type RowsSource } from './source.ts'

/** Rows of a company that one run takes. */
const MOST = 500

const oneOf = (source: RowsSource, column: string, values: readonly number[] | undefined): Part[] => {
  if (!values) return []
  const { sql: of, needs } = columnOf(source, column)
  return [part(sql`${of} in (${sql.join(values)})`, ...needs)]
}

/** Keys of the rows for whose transition the time has come, by the same columns that decide what people may do. */
export const readDueKeys = async (
  db: Db,
  view: View,
  source: RowsSource,
  { state, list }: Pick<Workflow, 'state' | 'list'>,
  { from, when = {}, deadline }: Transition,
): Promise<readonly string[]> => {
  if (!deadline) return []
  const since = columnOf(source, deadline.field)
  const key = columnOf(source, list.rowKey)
  const conditions = [
    part(sql`${since.sql} <= ${view.now - deadline.after_s}`, ...since.needs),
    ...oneOf(source, state, from),
    ...Object.entries(when).flatMap(([column, values]) => oneOf(source, column, values)),
  ]
  const { rows } = await sql<{ key: string }>`
    select ${key.sql} as key ${rowsOf(source, view, conditions, [key])} order by ${since.sql} limit ${MOST}`.execute(db)
  return rows.map((row) => row.key)
}
