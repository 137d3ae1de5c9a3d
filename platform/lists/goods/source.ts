import { sql } from 'kysely'
import type { List, ListQuery } from '../../../shared/lists/list.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../../queries/names.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { columnOf, named, rowsOf } from '../build.ts'
import { askedOf } from '../conditions.ts'
import { type Join, type ListSource, type Part, part, type Row, type Sql, type Whole } from '../source.ts'
import { keepAsked } from './asked.ts'

type Sums = Readonly<Record<string, number | null>>

interface GoodsList {
  /** A relation `v`, added up of what the viewer sees of the kept product. */
  readonly table: (view: View) => Sql
  readonly key: string
  readonly joins: Readonly<Record<string, Join>>
  readonly columns: Readonly<Record<string, Part>>
  readonly where: (
    tx: Tx,
    view: View,
    filters: ListQuery['filters'],
  ) => Promise<Readonly<Record<string, Part | undefined>>>
  readonly keyword: (view: View, word: string) => Part
  /** Aggregates over the rows beside the sums of the totals' columns. */
  readonly sums?: (view: View) => Readonly<Record<string, Sql>>
  /** Totals that are no sums, from the sums. */
  readonly totals: (sums: Readonly<Record<string, number>>) => Sums
}

/** The creator of a row, and its name as far as the viewer's company shows it. */
export const creatorOf: Join = ({ scope }) =>
  part(sql`left join creator c on c.company_id = ${scope.company_id} and c.creator_id = v.creator_id`)
export const creatorName = part(sql`coalesce(nullif(c.nickname, ''), nullif(c.username, ''), v.creator_id)`, 'creator')
export const nameHolds = ({ company }: View, word: string): Part =>
  part(holds(company.mask_names ? sql`left(${creatorName.sql}, 2)` : creatorName.sql, word), 'creator')

const masked = ({ company }: View, row: Row): Row =>
  company.mask_names && typeof row.creator_name === 'string'
    ? { ...row, creator_name: shownName(row.creator_name, true) }
    : row

const addedUp = (list: List): readonly string[] =>
  list.totals.filter((field) => !list.columns.some((one) => one.field === field && one.recomputed))

/** A list of the analysis: all of it is of one product and its days, which `where` keeps in the transaction. */
export const goodsSource = ({ table, key, joins, columns, where, keyword, sums, totals }: GoodsList): ListSource => {
  const whole: Whole = {
    sums: (view, list) => {
      const parts = addedUp(list).map((field) => ({ field, of: columnOf(source, field) }))
      const added = parts.map(({ field, of }) => [field, sql`sum(${of.sql})`] as const)
      return {
        of: { ...Object.fromEntries(added), ...sums?.(view), total: sql`count(*)` },
        parts: parts.map(({ of }) => of),
      }
    },
    summed: (list, found) => {
      const zeroed = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, value ?? 0]))
      const sum = Object.fromEntries(addedUp(list).map((field) => [field, found[field] ?? null]))
      return { total: found.total ?? 0, kpi: {}, totals: { ...sum, ...totals(zeroed) }, tabs: {} }
    },
  }
  const source: ListSource = {
    table,
    alias: 'v',
    key: [key],
    whole,
    common: true,
    joins,
    scope: () => sql`true`,
    columns,
    filled: [],
    finish: masked,
    where: async (tx, view, { filters, keyword: word }) => {
      await keepAsked(tx, view, filters)
      return askedOf({ ...(await where(tx, view, filters)), keyword: word === '' ? undefined : keyword(view, word) })
    },
    summary: async (tx, view, list, _, conditions) => {
      const { of, parts } = whole.sums(view, list)
      const found = await sql<Record<string, number | null>>`
        select ${named(of)} ${rowsOf(source, view, [...conditions.values()], parts)}`.execute(tx)
      return whole.summed(list, found.rows[0] ?? {})
    },
  }
  return source
}
