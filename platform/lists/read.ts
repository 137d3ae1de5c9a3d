import { sql } from 'kysely'
import { rowSizes } from '../../shared/api/list.ts'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import type { Tx } from '../db/tables.ts'
import type { View } from '../queries/view.ts'
import { columnOf, keyOf, orderOf, rowsByKey, rowsOf } from './build.ts'
import type { SummaryMemory } from './memory.ts'
import type { Conditions, ListSource, Row, Sql, Summary } from './source.ts'

export interface ListPage {
  readonly list: readonly Row[]
  readonly total: number
  readonly summary: Omit<Summary, 'total'>
}

/**
 * Rows of one page: their keys are picked in order first, and only they are joined with all that a row shows, unless the
 * whole table is made for them anyway.
 */
const readRows = async (
  tx: Tx,
  view: View,
  list: List,
  source: ListSource,
  query: ListQuery,
  conditions: Conditions,
  total: number,
): Promise<Row[]> => {
  const before = (query.page - 1) * query.limit
  const count = Math.min(query.limit, total - before)
  if (count <= 0) return []
  // The last pages are as near as the first ones, from the other end.
  const behind = total - before - count
  const backwards = behind < before
  const order = orderOf(list, source, query, backwards)
  const asked = [...conditions.values()]
  const slice = sql`limit ${count} offset ${backwards ? behind : before}`
  const columns = list.columns.map(({ field }) => ({ field, column: columnOf(source, field) }))
  const shown = columns.map(({ field, column }) => sql`${column.sql} as ${sql.ref(field)}`)
  const parts = columns.map(({ column }) => column)
  const picked = (): Sql => sql`select ${sql.join(keyOf(source))} ${rowsOf(source, view, asked, [order.by])}
    order by ${order.sql} ${slice}`
  // Key by key in the order written: weighing all orders of ten joins would cost more than the page itself.
  await sql`set local join_collapse_limit = 1`.execute(tx)
  const { rows } = await sql<Row>`select ${sql.join(shown)} ${
    source.whole
      ? sql`${rowsOf(source, view, asked, [order.by, ...parts])} order by ${order.sql} ${slice}`
      : sql`${rowsByKey(source, view, picked(), parts)} order by ${order.sql}`
  }`.execute(tx)
  const page = backwards ? rows.toReversed() : rows
  return page.map((row) => source.finish(view, row))
}

/**
 * A page of a list with the sums of its whole filter, all from the state of the database that `tx` sees.
 * @param tx repeatable read
 * @throws {RangeError} for a page size, a column or an order that the list does not have: the endpoint's schema refuses them
 */
export const readList = async (
  tx: Tx,
  view: View,
  list: List,
  source: ListSource,
  query: ListQuery,
  memory: SummaryMemory,
): Promise<ListPage> => {
  if (!rowSizes.some((size) => size === query.limit)) throw new RangeError(`no pages of ${query.limit} rows`)
  const conditions = await source.where(tx, view, query)
  const { total, ...summary } = await memory.at(view, list, query, () =>
    source.summary(tx, view, list, query, conditions),
  )
  return { list: await readRows(tx, view, list, source, query, conditions, total), total, summary }
}
