import { sql } from 'kysely'
import type { List } from '../../shared/lists/list.ts'
import { columnOf } from './build.ts'
import { type ListSource, type Part, part } from './source.ts'

/** That a row is one of some, by their keys: where an index finds them, or by the key's column. */
export const ofKeys = (list: List, source: ListSource, keys: readonly string[]): Part => {
  const { byKey } = source
  if (byKey) {
    const each = keys.map(byKey)
    const any = sql.join(
      each.map((one) => one.sql),
      sql` or `,
    )
    return part(sql`(${any})`, ...each.flatMap(({ needs }) => needs))
  }
  const { sql: column, needs } = columnOf(source, list.rowKey)
  return part(sql`${column}::text = any(${[...keys]}::text[])`, ...needs)
}
