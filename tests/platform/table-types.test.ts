import { resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '../support/database.ts'
import { type ColumnShape, IMPORTED, type TableShapes, typedTables } from '../support/table-types.ts'

const kinds: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  bpchar: 'string',
  bool: 'boolean',
  bytea: 'bytes',
  jsonb: 'json',
}
const kindOf = (type: string): string =>
  type.startsWith('_') ? `${kinds[type.slice(1)] ?? type}[]` : (kinds[type] ?? type)

/** Whether a column may hold what its type says. */
const fits = (typed: ColumnShape, is: ColumnShape): boolean =>
  typed.nullable === is.nullable &&
  (typed.type === IMPORTED ? ['string', 'json'].includes(is.type) : typed.type === is.type)

const said = ({ type, nullable }: ColumnShape): string => (nullable ? `${type} | null` : type)

/** What types say that the database does not. A table that statements alone read needs no type; a type may ask for more. */
const differences = (typed: TableShapes, found: TableShapes): readonly string[] =>
  Object.entries(typed).flatMap(([table, columns]) => {
    const real = found[table]
    if (!real) return [`${table}: no such table`]
    const untyped = Object.keys(real).filter((name) => !columns[name])
    return [
      ...untyped.map((name) => `${table}.${name}: has no type`),
      ...Object.entries(columns).flatMap(([name, column]) => {
        const is = real[name]
        if (!is) return [`${table}.${name}: no such column`]
        if (!fits(column, is)) return [`${table}.${name}: ${said(is)}, typed ${said(column)}`]
        return column.optional && !is.optional ? [`${table}.${name}: may not be left out`] : []
      }),
    ]
  })

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly defaults: boolean
}

test('[P82] the types of the tables are those of the migrated database: tables, columns, kinds, nullability, what may be left out', async () => {
  await using place = await createDatabase()
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      c.column_default is not null or c.is_identity = 'YES' as defaults
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
    order by c.table_name, c.ordinal_position`.execute(place.db)
  const found: Record<string, Record<string, ColumnShape>> = {}
  for (const { table, name, type, nullable, defaults } of rows) {
    found[table] ??= {}
    found[table][name] = { type: kindOf(type), nullable, optional: nullable || defaults }
  }
  expect(differences(typedTables(resolve(import.meta.dirname, '../../platform/db')), found)).toEqual([])
})
