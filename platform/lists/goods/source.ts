import { sql } from 'kysely'
import type { List } from '../../../shared/lists/list.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { type Join, type ListSource, type Part, part, type Sql } from '../source.ts'
import { type TableOptions, tableSource } from '../table-source.ts'
import { keepAsked } from './asked.ts'

/** The creator `id` of a row, and its name as far as the viewer's company shows it. */
export const creatorOf =
  (id: Sql, ...needs: string[]): Join =>
  ({ scope }) =>
    part(sql`left join creator c on c.company_id = ${scope.company_id} and c.creator_id = ${id}`, ...needs)
export const creatorName = (id: Sql): Part =>
  part(sql`coalesce(nullif(c.nickname, ''), nullif(c.username, ''), ${id})`, 'creator')
export const nameHolds = (id: Sql, { company }: View, word: string): Part => {
  const { sql: name, needs } = creatorName(id)
  return part(holds(company.mask_names ? sql`left(${name}, 2)` : name, word), ...needs)
}

type Own = 'alias' | 'scope' | 'common' | 'filled' | 'isWhole' | 'keep' | 'sums' | 'kpi' | 'totals'

interface GoodsOptions<L extends List> extends Omit<TableOptions<L>, Own> {
  /** Aggregates beside the sums of the totals' columns. */
  readonly sums: (view: View) => Readonly<Record<string, Sql>>
  /** Totals that are no sums, from the sums, in which nothing is 0. */
  readonly totals: (sums: Readonly<Record<string, number>>) => Readonly<Record<string, number | null>>
}

const numbersOf = (sums: Readonly<Record<string, number | null>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value ?? 0]))

/** A list of the analysis: a relation `v` that is added up of what the viewer sees of one product in its days. */
export const goodsSource = <const L extends List>(list: L, { sums, totals, ...options }: GoodsOptions<L>): ListSource =>
  tableSource(list, {
    ...options,
    alias: 'v',
    scope: () => sql`true`,
    common: true,
    filled: [],
    isWhole: true,
    keep: ({ tx, view, filters }) => keepAsked(tx, view, filters),
    sums: (view) => Object.fromEntries(Object.entries(sums(view)).map(([name, of]) => [name, part(of)])),
    totals: (found) => totals(numbersOf(found)),
  })
