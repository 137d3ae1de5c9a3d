import type { Column } from '../../shared/lists/column.ts'
import type { List } from '../../shared/lists/list.ts'
import { fakeNow } from './fake-data.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>

/** A list, or rows that stand in none. */
type Listed = Pick<List, 'columns' | 'rowKey'> & Partial<Pick<List, 'filters'>>

const optionsOf = (list: Listed, field: string): readonly number[] => {
  const filter = list.filters?.find((one) => one.kind === 'choice' && one.name === field)
  return filter?.kind === 'choice' ? filter.options : []
}

const countries = ['US', 'GB', 'VN', 'TH']

/** Some value of a column for row `n`; numbers differ from row to row, so that an order shows. */
const cell = (list: Listed, { field, kind }: Column, n: number): Row[string] => {
  const options = optionsOf(list, field)
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

/** Rows as the columns of a list declare them: more than three pages. */
export const fakeRowsFor = (list: Listed): readonly Row[] =>
  Array.from({ length: 63 }, (_, n) =>
    Object.fromEntries([
      ...list.columns.map((column) => [column.field, cell(list, column, n)]),
      // What names a row differs from all others.
      [list.rowKey, `row-${n}`],
    ]),
  )
