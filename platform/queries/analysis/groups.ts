import { type RawBuilder, sql } from 'kysely'
import type { Dimension } from '../../../shared/areas/analysis/dimensions.ts'
import { recordOf } from '../../../shared/keys.ts'
import type { Tx } from '../../db/tables.ts'

/** Sums of a group by their names. */
export type Facts = Readonly<Record<string, number | null>>

/** Which of the question's dimensions a group is by. */
export type Level = 'rows' | 'row_totals' | 'column_totals' | 'total'

export interface Group {
  readonly level: Level
  readonly keys: readonly string[]
  readonly facts: Facts
}

/** Groups by their name; those of several sources become one. */
export type Groups = Map<string, Group>

export const nameOfGroup = (level: Level, keys: readonly string[]): string => JSON.stringify([level, ...keys])

interface Cut {
  readonly dims: readonly Dimension[]
  readonly pivot: boolean
}

/** The groupings that a question needs, each as the places of its dimensions. */
export const levelsOf = ({ dims, pivot }: Cut): readonly (readonly [Level, readonly number[]])[] => {
  const all = dims.map((_, place) => place)
  const cross = pivot
    ? ([['row_totals', all.slice(0, -1)] as const, ['column_totals', all.slice(-1)] as const] as const)
    : []
  return [...(all.length > 0 ? [['rows', all] as const] : []), ...cross, ['total', []] as const]
}

export const keyName = (place: number): string => `k${place}`
const keyRef = (place: number): RawBuilder<unknown> => sql.ref(keyName(place))

/** Bits of `grouping(k0, k1, ...)`: set for a dimension that is not grouped by, the first one highest. */
const bitsOf = (count: number, grouped: readonly number[]): number =>
  Array.from({ length: count }, (_, place) => (grouped.includes(place) ? 0 : 2 ** (count - 1 - place))).reduce(
    (sum, bit) => sum + bit,
    0,
  )

/** @param more columns by which every set is grouped too */
const grouping = (
  cut: Cut,
  more: readonly RawBuilder<unknown>[] = [],
): { level: RawBuilder<unknown>; by: RawBuilder<unknown> } => {
  const sets = levelsOf(cut).map(([, places]) => {
    const columns = [...places.map(keyRef), ...more]
    return sql`(${columns.length > 0 ? sql.join(columns) : sql``})`
  })
  const level = cut.dims.length > 0 ? sql`grouping(${sql.join(cut.dims.map((_, place) => keyRef(place)))})` : sql`0`
  return { level, by: sql`group by grouping sets (${sql.join(sets)})` }
}

type Row = Facts & Readonly<Record<string, unknown>> & { readonly level: number }

const groupsIn = (cut: Cut, rows: readonly Row[], facts: readonly string[]): readonly Group[] => {
  const levels = new Map(levelsOf(cut).map((one) => [bitsOf(cut.dims.length, one[1]), one]))
  return rows.flatMap((row) => {
    const found = levels.get(Number(row.level))
    if (!found) return []
    const [level, places] = found
    const keys = places.map((place) => String(row[keyName(place)] ?? ''))
    return [{ level, keys, facts: recordOf(facts, (fact) => row[fact] ?? null) }]
  })
}

/**
 * Adds up a relation with the keys `k0, k1, ...` (texts) by every grouping of the question.
 * @param from without the word, its rows called `l`
 * @param sums aggregates by name
 */
export const addUp = async (
  tx: Tx,
  cut: Cut,
  from: RawBuilder<unknown>,
  sums: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<readonly Group[]> => {
  const { level, by } = grouping(cut)
  const shown = [
    ...cut.dims.map((_, place) => keyRef(place)),
    ...Object.entries(sums).map(([name, of]) => sql`${of} as ${sql.ref(name)}`),
  ]
  const { rows } = await sql<Row>`select ${level} as level, ${sql.join(shown)} from ${from} ${by}`.execute(tx)
  return groupsIn(cut, rows, Object.keys(sums))
}

/**
 * Counts what is different in `of` (nulls left out) by every grouping. One group for each thing and then a count of groups
 * is hashed, where `count(distinct)` would sort all rows for each grouping.
 */
export const countDifferent = async (
  tx: Tx,
  cut: Cut,
  from: RawBuilder<unknown>,
  fact: string,
  of: readonly RawBuilder<unknown>[],
): Promise<readonly Group[]> => {
  const { level, by } = grouping(
    cut,
    of.map((_, n) => sql.ref(`d${n}`)),
  )
  const keys = cut.dims.map((_, place) => keyRef(place))
  const things = of.map((one, n) => sql`${one} as ${sql.ref(`d${n}`)}`)
  const { rows } = await sql<Row>`
    select ${sql.join([sql.ref('level'), ...keys])}, count(*) as ${sql.ref(fact)}
    from (select ${sql.join([sql`${level} as level`, ...keys])}
      from (select ${sql.join([...keys, ...things])} from ${from}) l where d0 is not null ${by}) each
    group by ${sql.join([sql.ref('level'), ...keys])}`.execute(tx)
  return groupsIn(cut, rows, [fact])
}

export const addTo = (groups: Groups, found: readonly Group[]): void => {
  for (const group of found) {
    const name = nameOfGroup(group.level, group.keys)
    const known = groups.get(name)
    groups.set(name, known ? { ...known, facts: { ...known.facts, ...group.facts } } : group)
  }
}
