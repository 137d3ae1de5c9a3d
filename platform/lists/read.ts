import { sql } from 'kysely'
import { rowSizes } from '../../shared/api/list.ts'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import type { Tx } from '../db/tables.ts'
import type { View } from '../queries/view.ts'
import { partOf } from '../sums/part.ts'
import { columnOf, keyOf, named, orderOf, rowsByKey, rowsOf, tableOf } from './build.ts'
import type { SummaryMemory } from './memory.ts'
import type { Conditions, ListSource, Part, Row, Sql, Summary, Whole } from './source.ts'

export interface ListPage {
  readonly list: readonly Row[]
  readonly total: number
  readonly summary: Omit<Summary, 'total'>
}

interface Asked {
  readonly view: View
  readonly list: List
  readonly source: ListSource
  readonly query: ListQuery
  readonly conditions: Conditions
}

/** What each row shows, and the parts that it speaks of. */
const shownOf = ({ list, source }: Asked): { readonly shown: Sql; readonly parts: readonly Part[] } => {
  const columns = list.columns.map(({ field }) => [field, columnOf(source, field)] as const)
  const shown = Object.fromEntries(columns.map(([field, column]) => [field, column.sql]))
  return { shown: named(shown), parts: columns.map(([, column]) => column) }
}

/**
 * Rows of one page: their keys are picked in order first, and only they are joined with all that a row shows, unless the
 * whole table is made for them anyway.
 */
const readRows = async (tx: Tx, asked: Asked, total: number): Promise<Row[]> => {
  const { view, list, source, query } = asked
  const before = (query.page - 1) * query.limit
  const count = Math.min(query.limit, total - before)
  if (count <= 0) return []
  // The last pages are as near as the first ones, from the other end.
  const behind = total - before - count
  const backwards = behind < before
  const order = orderOf(list, source, query, backwards)
  const conditions = [...asked.conditions.values()]
  const slice = sql`limit ${count} offset ${backwards ? behind : before}`
  const { shown, parts } = shownOf(asked)
  const picked = (): Sql => sql`select ${sql.join(keyOf(source))} ${rowsOf(source, view, conditions, [order.by])}
    order by ${order.sql} ${slice}`
  // Key by key in the order written: weighing all orders of ten joins would cost more than the page itself.
  await sql`set local join_collapse_limit = 1`.execute(tx)
  const { rows } = await sql<Row>`select ${shown} ${
    source.whole
      ? sql`${rowsOf(source, view, conditions, [order.by, ...parts])} order by ${order.sql} ${slice}`
      : sql`${rowsByKey(source, view, picked(), parts)} order by ${order.sql}`
  }`.execute(tx)
  const page = backwards ? rows.toReversed() : rows
  return page.map((row) => source.finish(view, row))
}

/** Marks the columns of sums beside those of a row. */
const SUM = 'sum of '

/** The first page and the sums of a table that is added up anew, out of one reading of it. */
const readTogether = async (tx: Tx, asked: Asked, whole: Whole): Promise<{ summary: Summary; rows: Row[] }> => {
  const { view, list, source, query } = asked
  const conditions = [...asked.conditions.values()]
  const once: ListSource = { ...source, table: sql.ref(source.alias) }
  const order = orderOf(list, source, query)
  const { shown, parts } = shownOf(asked)
  const sums = whole.sums(view, list)
  const marked = Object.fromEntries(Object.entries(sums.of).map(([name, of]) => [SUM + name, of]))
  const row: ListSource = { ...source, table: sql`sums left join picked as ${sql.ref(source.alias)} on true` }
  const place = sql.ref(`${source.alias}.place`)
  const { rows } = await sql<Row>`
    with ${sql.ref(source.alias)} as materialized (select * from ${tableOf(source, view)}),
      sums as (select ${named(marked)} ${rowsOf(once, view, conditions, sums.parts)}),
      picked as (select ${sql.ref(source.alias)}.*, row_number() over (order by ${order.sql}) as place
        ${rowsOf(once, view, conditions, [order.by])} order by ${order.sql} limit ${query.limit})
    select sums.*, ${place} is not null as is_row, ${shown} ${rowsOf(row, view, [], parts)} order by ${place}`.execute(
    tx,
  )
  const [head = {}] = rows
  const known = Object.keys(sums.of).map((name): [string, number | null] => {
    const value = head[SUM + name]
    return [name, typeof value === 'number' ? value : null]
  })
  const page = rows.filter(({ is_row }) => is_row === true)
  const own = page.map((row) => Object.fromEntries(list.columns.map(({ field }) => [field, row[field] ?? null])))
  return { summary: whole.summed(list, Object.fromEntries(known)), rows: own.map((row) => source.finish(view, row)) }
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
  const { whole } = source
  const asked: Asked = { view, list, source, query, conditions: await source.where(tx, view, query) }
  let first: readonly Row[] | undefined
  const kept = source.dependsOn ? await partOf(tx, view, source.dependsOn(view, query)) : view
  const { total, ...summary } = await memory.at(kept, list, source, query, async () => {
    if (!whole || query.page > 1) return source.summary(tx, view, list, query, asked.conditions)
    const both = await readTogether(tx, asked, whole)
    first = both.rows
    return both.summary
  })
  const rows = async (): Promise<readonly Row[]> => first ?? readRows(tx, asked, total)
  return { list: await (source.common ? memory.page(kept, list, source, query, rows) : rows()), total, summary }
}
