import type { Column } from '../../shared/lists/column.ts'
import type { List, ListRow } from '../../shared/lists/list.ts'
import { fakeNow } from './fake-of.ts'

type Cell = string | number | boolean | null

/** A list, or rows that stand in none. */
type Listed = Pick<List, 'columns' | 'rowKey'> & Partial<Pick<List, 'filters' | 'sort'>>

const optionsOf = (list: Listed, field: string): readonly number[] => {
  const filter = list.filters?.find((one) => one.kind === 'choice' && one.name === field)
  return filter?.kind === 'choice' ? filter.options : []
}

const countries = ['US', 'GB', 'VN', 'TH']

/** Some value of a column for row `n`; numbers differ from row to row, so that an order shows. */
const cell = (list: Listed, { field, kind }: Column, n: number): Cell => {
  const options = optionsOf(list, field)
  if (field === list.sort?.field && !/^(time|text|id)$/.test(kind)) return list.sort.order === 'asc' ? n : 90_000 - n
  switch (kind) {
    case 'id':
      return String(578_000_000_000_000_000n + BigInt(n))
    case 'country':
      return countries[n % countries.length] ?? 'US'
    case 'flag':
      return n % 2 === 0
    case 'enum':
      return options[n % Math.max(1, options.length)] ?? 1
    case 'time':
      return fakeNow - n * 3600
    case 'rate':
      return 100 + ((n * 7919) % 9000)
    case 'names':
      return `类 ${n}\nKind ${n}`
    case 'text':
      return field === 'currency' ? 'USD' : `行 ${n} ${field}`
    default:
      return 100 + ((n * 7919) % 90_001)
  }
}

/**
 * Rows as the columns of a list declare them, in its own order: more than three pages unless told.
 * @param say what a test says of the `n`th, from 0
 */
export const fakeRowsFor = <L extends Listed>(
  list: L,
  say: (n: number) => Partial<ListRow<L>> = () => ({}),
  length = 63,
): readonly ListRow<L>[] =>
  Array.from({ length }, (_, n) => ({
    ...(Object.fromEntries(list.columns.map((column) => [column.field, cell(list, column, n)])) as ListRow<L>),
    // What names a row differs from all others.
    [list.rowKey]: `row-${n}`,
    ...say(n),
  }))

/** Several columns that hold the same. */
export const each = <Name extends string, Value>(names: readonly Name[], value: Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
