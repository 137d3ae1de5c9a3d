import { sql } from 'kysely'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import type { View } from '../queries/view.ts'
import type { ListSource, Part, RowsSource, Sql } from './source.ts'

/** Joins that `parts` need, each behind those that it needs itself. */
const joinsOf = (source: RowsSource, view: View, parts: readonly Part[]): Sql => {
  const wanted = new Map<string, Part>()
  const want = ({ needs }: Part): void => {
    for (const name of needs) {
      const found = source.joins[name]
      if (!found) throw new RangeError(`the list's source has no join ${name}`)
      if (wanted.has(name)) continue
      const join = typeof found === 'function' ? found(view) : found
      wanted.set(name, join)
      want(join)
    }
  }
  for (const one of parts) want(one)
  const joins = Object.keys(source.joins).flatMap((name) => wanted.get(name) ?? [])
  return sql.join(
    joins.map((join) => join.sql),
    sql` `,
  )
}

export const tableOf = ({ table }: Pick<ListSource, 'table'>, view: View): Sql =>
  typeof table === 'function' ? table(view) : table

/** `from ... where ...`: the rows of the viewer's scope that meet `conditions`, with the joins of `others` too. */
export const rowsOf = (
  source: RowsSource,
  view: View,
  conditions: readonly Part[],
  others: readonly Part[] = [],
): Sql => {
  const tests = [source.scope(view), ...conditions.map((one) => sql`(${one.sql})`)]
  return sql`from ${tableOf(source, view)} ${joinsOf(source, view, [...conditions, ...others])} where ${sql.join(tests, sql` and `)}`
}

/** The table's rows that a relation `k` of keys names, with the joins of `parts`. */
export const rowsByKey = (source: ListSource, view: View, keys: Sql, parts: readonly Part[]): Sql => sql`
  from (${keys}) k join ${tableOf(source, view)} using (${sql.join(source.key.map((name) => sql.ref(name)))})
  ${joinsOf(source, view, parts)}`

export const keyOf = (source: ListSource): readonly Sql[] =>
  source.key.map((name) => sql`${sql.ref(`${source.alias}.${name}`)}`)

export const columnOf = (source: Pick<ListSource, 'columns'>, field: string): Part => {
  const found = Object.hasOwn(source.columns, field) ? source.columns[field] : undefined
  if (!found) throw new RangeError(`the list has no column ${field}`)
  return found
}

/** `a as "x", b as "y"`. */
export const named = (of: Readonly<Record<string, Sql>>): Sql =>
  sql.join(Object.entries(of).map(([name, one]) => sql`${one} as ${sql.ref(name)}`))

export interface Order {
  /** Without the words `order by`. */
  readonly sql: Sql
  readonly by: Part
}

/**
 * A total order: by the chosen column, what is not reported last, then by the key.
 * @param backwards the same order read from its end
 * @throws {RangeError} for a column that the list does not sort by
 */
export const orderOf = (list: List, source: ListSource, query: ListQuery, backwards = false): Order => {
  if (!list.sortable.includes(query.sort_field)) throw new RangeError(`the list is not sorted by ${query.sort_field}`)
  const by = columnOf(source, query.sort_field)
  const direction = (query.sort_order === 'desc') !== backwards ? sql`desc` : sql`asc`
  const nulls = source.filled.includes(query.sort_field) ? sql`` : backwards ? sql`nulls first` : sql`nulls last`
  const ties = keyOf(source).map((column) => sql`${column} ${direction}`)
  return { by, sql: sql.join([sql`${by.sql} ${direction} ${nulls}`, ...ties]) }
}
