import { sql } from 'kysely'
import { type Filter, paramsOf } from '../../shared/lists/filter.ts'
import { filterName } from '../../shared/lists/filter-keys.ts'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import type { Tx } from '../db/tables.ts'
import { shownName } from '../queries/names.ts'
import type { View } from '../queries/view.ts'
import { columnOf, named, rowsOf } from './build.ts'
import { askedOf, inChoice, inCountries, inPeriod, inRange, isFlag, tabsApart } from './conditions.ts'
import {
  type Conditions,
  type ListSource,
  type Part,
  part,
  type Row,
  type Sql,
  type Summary,
  type Whole,
} from './source.ts'

export interface Asking {
  readonly tx: Tx
  readonly view: View
  readonly filters: ListQuery['filters']
}

/** What a filter speaks of: an expression of its kind, or the condition itself, made of what was asked. */
export type Meaning = Part | ((value: string, asking: Asking) => Part | undefined | Promise<Part | undefined>)

type FieldOf<L extends List> = L['columns'][number]['field']

/** Aggregates over the rows of a filter, by name. */
type Sums = Readonly<Record<string, number | null>>

type Taken = 'table' | 'alias' | 'key' | 'scope' | 'common' | 'dependsOn' | 'zoned' | 'dataTime' | 'byKey'

export interface TableOptions<L extends List> extends Pick<ListSource, Taken> {
  readonly joins?: ListSource['joins']
  /**
   * Joins of the same names that leave as they are the rows that those add up: a sum of sums is a sum of rows, and one over
   * a whole filter reads them in one go. What speaks of one of them is a sum.
   */
  readonly flat?: ListSource['joins']
  /** What each column shows. */
  readonly columns: Readonly<Record<FieldOf<L>, Part>>
  /** Sortable columns that are never null. */
  readonly filled: readonly FieldOf<L>[]
  /**
   * The filters whose name is no column's, by their name; a type of the period by its own, null where the rows are added up
   * of the period and none falls out.
   */
  readonly filters?: Readonly<Record<string, Meaning | null>>
  readonly keyword: (word: string, view: View) => Part
  /** Columns with names of creators, of which a company that masks them shows the beginning. */
  readonly masked?: readonly FieldOf<L>[]
  /** The table is added up anew each time, and what nobody reported is no 0: its first page comes with the sums out of one reading. */
  readonly isWhole?: true
  /** What is asked where the query leaves it open. */
  readonly asked?: (view: View, query: ListQuery) => ListQuery
  /** Keeps in the transaction what the rows are added up of, before they are asked for. */
  readonly keep?: (asking: Asking) => Promise<void>
  /** Aggregates beside the totals, over the filter without its tabs; `inTab` is what the tab asks for. */
  readonly sums?: (view: View, inTab: Sql) => Readonly<Record<string, Part>>
  /** What stands above the table, from the sums and the totals. */
  readonly kpi?: (sums: Sums) => Sums
  /** Totals that are no sums of their column. */
  readonly totals?: (sums: Sums) => Sums
}

/** The condition that a filter of some kind makes of an expression. */
const condition = (filter: Filter, of: Part, filters: ListQuery['filters']): Part | undefined => {
  switch (filter.kind) {
    case 'period':
      return inPeriod(of, filters)
    case 'choice':
      return inChoice(of, filters[filter.name])
    case 'country':
      return inCountries(of, filters[filter.name])
    case 'flag':
      return isFlag(of, filters[filter.name])
    case 'range':
      return inRange(of, filters, filter.name)
    case 'text':
    case 'pick':
      throw new RangeError(`the filter ${filter.name} needs a condition of its own`)
    default:
      return filter satisfies never
  }
}

type Columns = Readonly<Record<string, Part>>
type Meanings = Readonly<Record<string, Meaning | null>>

const meaningOf = (names: readonly string[], columns: Columns, filters: Meanings): Meaning | null => {
  for (const of of [filters, columns])
    for (const name of names) {
      const meaning = Object.hasOwn(of, name) ? of[name] : undefined
      if (meaning !== undefined) return meaning
    }
  throw new RangeError(`neither a column nor the source says what the filter ${names[0]} speaks of`)
}

/** By filter, what it speaks of; a period by its types. @throws {RangeError} for a filter that says nothing of the rows */
const meaningsOf = (list: List, columns: Columns, filters: Meanings): Meanings => {
  const entries = list.filters.flatMap((filter) =>
    filter.kind === 'period'
      ? filter.types.map((type) => [type, meaningOf([type, `${type}_time`], columns, filters)] as const)
      : [[filter.name, meaningOf([filter.name], columns, filters)] as const],
  )
  return Object.fromEntries(entries)
}

/** The conditions that a query's filters ask for, by filter. */
const conditionsOf = (
  list: List,
  columns: Columns,
  filters: Meanings,
): ((asking: Asking) => Promise<Readonly<Record<string, Part | undefined>>>) => {
  const meanings = meaningsOf(list, columns, filters)
  return async (asking) => {
    const found: Record<string, Part | undefined> = {}
    for (const filter of list.filters) {
      if (!paramsOf(filter).some((name) => asking.filters[name] !== undefined)) continue
      const type = filter.kind === 'period' ? String(asking.filters.date_type ?? filter.types[0]) : filter.name
      const meaning = meanings[type]
      if (!meaning) continue
      found[filterName(filter)] =
        typeof meaning === 'function'
          ? await meaning(String(asking.filters[filterName(filter)] ?? ''), asking)
          : condition(filter, meaning, asking.filters)
    }
    return found
  }
}

const masks =
  (masked: readonly string[]): ListSource['finish'] =>
  ({ company }, row): Row => {
    if (!company.mask_names || masked.length === 0) return row
    const names = masked.filter((name) => typeof row[name] === 'string')
    return { ...row, ...Object.fromEntries(names.map((name) => [name, shownName(String(row[name]), true)])) }
  }

const tabsOf = ({ tabs, filters }: List): readonly number[] => {
  const filter = filters.find((one) => one.kind === 'choice' && one.name === tabs)
  return filter?.kind === 'choice' ? filter.options : []
}

/** Totals that are sums of their column. */
const added = ({ totals, columns }: List): readonly string[] =>
  totals.filter((field) => !columns.some((one) => one.field === field && one.recomputed))

const same = (_: View, query: ListQuery): ListQuery => query

const wholeOf = (all: Readonly<Record<string, Part>>): ReturnType<Whole['sums']> => ({
  of: Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one.sql])),
  parts: Object.values(all),
})

const tabName = (option: number): string => `tab_${option}`

/** The source of a list over a table: conditions, sums, tabs and masks follow from the list's declaration and its columns. */
export const tableSource = <const L extends List>(list: L, options: TableOptions<L>): ListSource => {
  const {
    joins = {},
    flat = {},
    filters = {},
    keyword,
    masked = [],
    asked = same,
    keep,
    isWhole,
    sums,
    kpi,
    totals,
    ...rest
  } = options
  const columns: Columns = options.columns
  const conditions = conditionsOf(list, columns, filters)
  const tabs = tabsOf(list)
  const tab = list.tabs === undefined ? undefined : columns[list.tabs]
  const fields = added(list)

  const aggregates = (view: View, inTab: Sql): Readonly<Record<string, Part>> => ({
    total: part(sql`count(*) filter (where ${inTab})`),
    ...Object.fromEntries(
      fields.map((field) => {
        const of = columnOf(source, field)
        return [field, part(sql`sum(${of.sql}) filter (where ${inTab})`, ...of.needs)] as const
      }),
    ),
    ...sums?.(view, inTab),
    ...(tab &&
      Object.fromEntries(
        tabs.map((n) => [tabName(n), part(sql`count(*) filter (where ${tab.sql} = ${n})`, ...tab.needs)] as const),
      )),
  })
  const flatOf = ({ needs }: Part): string[] => needs.filter((name) => Object.hasOwn(flat, name))
  /** Aggregates over the rows of some conditions; those of each flat join apart, where nothing speaks of more than that. */
  const sumsOver = (view: View, conditions: readonly Part[], all: Readonly<Record<string, Part>>): Sql => {
    const entries = Object.entries(all)
    const ofTab = tab ? [tab] : []
    const isFlat =
      [...conditions, ...ofTab].every((one) => flatOf(one).length === 0) &&
      entries.every(([, one]) => flatOf(one).length <= 1)
    const made = isFlat ? { ...source, joins: { ...joins, ...flat } } : source
    const groups = isFlat
      ? [undefined, ...Object.keys(flat)].map((join) => entries.filter(([, one]) => flatOf(one)[0] === join))
      : [entries]
    const reads = groups
      .filter(({ length }) => length > 0)
      .map((group, n) => {
        const of = named(Object.fromEntries(group.map(([name, one]) => [name, one.sql])))
        const parts = [...group.map(([, one]) => one), ...ofTab]
        return sql`(select ${of} ${rowsOf(made, view, conditions, parts)}) ${sql.ref(`sums_${n}`)}`
      })
    return sql`select * from ${sql.join(reads, sql` cross join `)}`
  }
  const summed = (_: List, found: Sums): Summary => ({
    total: found.total ?? 0,
    kpi: kpi?.(found) ?? {},
    totals: {
      ...Object.fromEntries(fields.map((field) => [field, found[field] ?? (isWhole ? null : 0)])),
      ...totals?.(found),
    },
    tabs: Object.fromEntries(tabs.map((n) => [String(n), found[tabName(n)] ?? 0])),
  })

  const source: ListSource = {
    ...rest,
    columns,
    joins,
    ...(isWhole && { whole: { sums: (view) => wholeOf(aggregates(view, sql`true`)), summed } }),
    finish: masks(masked),
    where: async (tx, view, query): Promise<Conditions> => {
      const { filters: given, keyword: word } = asked(view, query)
      const asking = { tx, view, filters: given }
      await keep?.(asking)
      return askedOf({ ...(await conditions(asking)), keyword: word === '' ? undefined : keyword(word, view) })
    },
    summary: async (tx, view, _, __, found) => {
      const { others, inTab } = tabsApart(found, list.tabs ?? '')
      const { rows } = await sql<Sums>`${sumsOver(view, others, aggregates(view, inTab))}`.execute(tx)
      return summed(list, rows[0] ?? {})
    },
  }
  return source
}
