import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { Outcome } from './sink.ts'

type SqlType = 'text' | 'bpchar' | 'int' | 'bigint' | 'numeric'
type Columns = Readonly<Record<string, SqlType>>
type Cell = string | number | null

/** A table that remembers when what its rows say was true. */
export interface FactTable {
  readonly table: string
  readonly key: Columns
  /** What a line may change; a null says nothing. */
  readonly values: Columns
  /** What only a new row takes from its line. */
  readonly first?: Columns
  /** What a new row holds where its line says nothing. */
  readonly otherwise?: Readonly<Record<string, string>>
  /** The column of the time, Unix seconds. */
  readonly fact: string
  /** Set with every change; and in new rows alone. Absent `made`: no row is made. */
  readonly stamps: Readonly<Record<string, Cell>>
  readonly made?: Readonly<Record<string, Cell>>
}

export interface FactLine {
  readonly cells: Readonly<Record<string, Cell>>
  readonly fact_t: number
}

/** What became of a line, and what the row held before: undefined where there is none and none is made. */
export interface Written {
  readonly kind: Outcome['kind']
  readonly before: Readonly<Record<string, Cell>>
}

interface Found {
  readonly known: boolean
  readonly newer: boolean
  readonly differs: boolean
  readonly before: Readonly<Record<string, Cell>>
}

const listOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts, sql`, `)
const namesOf = (columns: object): readonly string[] => Object.keys(columns)

/** The lines as a table `u` with its columns, the time and the number of the line. */
const given = ({ key, values, first = {} }: FactTable, lines: readonly FactLine[]): RawBuilder<unknown> => {
  const columns = { ...key, ...values, ...first }
  const arrays = Object.entries(columns).map(
    ([name, type]) => sql`${lines.map(({ cells }) => cells[name] ?? null)}::${sql.raw(type)}[]`,
  )
  const times = sql`${lines.map(({ fact_t }) => fact_t)}::bigint[]`
  const names = [...namesOf(columns), 'fact_t_', 'n_'].map((name) => sql.ref(name))
  return sql`unnest(${listOf([...arrays, times])}) with ordinality as u(${listOf(names)})`
}

const matches = ({ key }: FactTable): RawBuilder<unknown> =>
  sql.join(
    namesOf(key).map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`u.${name}`)}`),
    sql` and `,
  )

const find = async (tx: Tx, of: FactTable, lines: readonly FactLine[]): Promise<readonly Found[]> => {
  const table = sql.table(of.table)
  const order = listOf(namesOf(of.key).map((name) => sql.ref(`t.${name}`)))
  await sql`select from ${table} t join ${given(of, lines)} on ${matches(of)} order by ${order} for update of t`.execute(
    tx,
  )
  const names = namesOf(of.values)
  const differs = names.map(
    (name) =>
      sql`(${sql.ref(`u.${name}`)} is not null and ${sql.ref(`t.${name}`)} is distinct from ${sql.ref(`u.${name}`)})`,
  )
  const before = names.map((name) => sql`${sql.lit(name)}, ${sql.ref(`t.${name}`)}`)
  const { rows } = await sql<Found>`
    select t.${sql.ref(of.fact)} is not null as known, coalesce(t.${sql.ref(of.fact)} > u.fact_t_, false) as newer,
      ${sql.join(differs, sql` or `)} as differs, json_build_object(${listOf(before)}) as before
    from ${given(of, lines)} left join ${table} t on ${matches(of)} order by u.n_`.execute(tx)
  return rows
}

const insert = async (tx: Tx, of: FactTable, lines: readonly FactLine[]): Promise<void> => {
  const { key, values, first = {}, otherwise = {}, fact, stamps, made } = of
  if (lines.length === 0 || !made) return
  const fixed = { ...made, ...stamps }
  const told = namesOf({ ...key, ...values, ...first })
  const cells = told.map((name) =>
    otherwise[name] === undefined
      ? sql.ref(`u.${name}`)
      : sql`coalesce(${sql.ref(`u.${name}`)}, ${sql.lit(otherwise[name])})`,
  )
  const names = [...told, ...namesOf(fixed), fact].map((name) => sql.ref(name))
  const all = [...cells, ...Object.values(fixed).map((value) => sql`${value}`), sql`u.fact_t_`]
  // Somebody else may have made the row since it was looked for.
  const again = [
    ...namesOf(values).map(
      (name) => sql`${sql.ref(name)} = coalesce(${sql.ref(`excluded.${name}`)}, ${sql.ref(`t.${name}`)})`,
    ),
  ]
  await sql`
    insert into ${sql.table(of.table)} as t (${listOf(names)})
    select ${listOf(all)} from ${given(of, lines)} order by u.n_
    on conflict (${listOf(namesOf(key).map((name) => sql.ref(name)))}) do update set ${listOf(again)}`.execute(tx)
}

const update = async (tx: Tx, of: FactTable, lines: readonly FactLine[]): Promise<void> => {
  if (lines.length === 0) return
  const values = namesOf(of.values).map(
    (name) => sql`${sql.ref(name)} = coalesce(${sql.ref(`u.${name}`)}, ${sql.ref(`t.${name}`)})`,
  )
  const stamps = Object.entries(of.stamps).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`
    update ${sql.table(of.table)} t set ${listOf([...values, ...stamps, sql`${sql.ref(of.fact)} = u.fact_t_`])}
    from ${given(of, lines)} where ${matches(of)}`.execute(tx)
}

/** What is said again is as true as its newest report. */
const confirm = async (tx: Tx, of: FactTable, lines: readonly FactLine[]): Promise<void> => {
  if (lines.length === 0) return
  await sql`
    update ${sql.table(of.table)} t set ${sql.ref(of.fact)} = u.fact_t_
    from ${given(of, lines)} where ${matches(of)} and t.${sql.ref(of.fact)} < u.fact_t_`.execute(tx)
}

const kindOf = ({ known, newer, differs }: Found): Outcome['kind'] => {
  if (!known) return 'added'
  if (!differs) return 'same'
  return newer ? 'older' : 'changed'
}

/**
 * Writes lines into a table by its key: new rows, and of known ones what differs, unless something newer is known. No two
 * lines are about one row.
 */
export const upsertFacts = async (tx: Tx, of: FactTable, lines: readonly FactLine[]): Promise<readonly Written[]> => {
  if (lines.length === 0) return []
  const found = await find(tx, of, lines)
  const written = found.map((one) => ({ kind: kindOf(one), before: one.before }))
  const those = (kind: Outcome['kind']): FactLine[] => lines.filter((_, n) => written[n]?.kind === kind)
  await insert(tx, of, those('added'))
  await update(tx, of, those('changed'))
  await confirm(tx, of, those('same'))
  return written
}

/** What became of a line that two tables were told by. */
export const together = (one: Outcome['kind'], other: Outcome['kind']): Outcome['kind'] => {
  if (one === 'added') return 'added'
  if ([one, other].some((kind) => kind === 'changed' || kind === 'added')) return 'changed'
  return [one, other].includes('older') ? 'older' : 'same'
}
