import type { List, ListQuery } from '../../shared/lists/list.ts'
import { metrics } from '../../shared/metrics/catalogue.ts'
import type { Scope } from '../queries/scope.ts'
import type { Row, Summary } from './source.ts'

type Hides = Scope['hides']

/** Columns that whoever looks does not see, with what stands there instead: not reported, or nothing. */
const hiddenIn = ({ columns }: List, hides: NonNullable<Hides>): readonly (readonly [string, null | ''])[] =>
  columns.flatMap(({ field, kind, personal }): (readonly [string, null | ''])[] => {
    if (hides.money && kind === 'money') return [[field, null]]
    return hides.mobile && personal === 'mobile' ? [[field, '']] : []
  })

/** Rows without what whoever looks does not see. */
export const maskRows = (hides: Hides, list: List): ((rows: readonly Row[]) => readonly Row[]) => {
  const hidden = hides ? hiddenIn(list, hides) : []
  if (hidden.length === 0) return (rows) => rows
  return (rows) => rows.map((row) => ({ ...row, ...Object.fromEntries(hidden.filter(([field]) => field in row)) }))
}

const without = (sums: Summary['totals'], isHidden: (name: string) => boolean): Summary['totals'] =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, isHidden(name) ? null : value]))

/** The sums without amounts for who sees none. */
export const maskSums = <S extends Pick<Summary, 'kpi' | 'totals'>>(hides: Hides, list: List, summary: S): S => {
  if (!hides?.money) return summary
  const amounts: readonly string[] = [
    ...list.kpi.filter((id) => metrics[id].unit === 'money'),
    ...(list.figures ?? []).filter(({ unit }) => unit === 'money').map(({ name }) => name),
  ]
  const isMoney = (name: string): boolean => amounts.includes(name)
  const isAmount = (field: string): boolean =>
    list.columns.some((column) => column.field === field && column.kind === 'money')
  return { ...summary, kpi: without(summary.kpi, isMoney), totals: without(summary.totals, isAmount) }
}

/** The parameter of a query that asks for amounts, where whoever asks sees none: they would be told by asking often enough. */
export const askedAmount = (hides: Hides, { filters }: List, { filters: given }: ListQuery): string | undefined =>
  hides?.money
    ? filters
        .filter((filter) => filter.kind === 'range' && filter.unit === 'money')
        .flatMap((filter) => ('name' in filter ? [`${filter.name}_min`, `${filter.name}_max`] : []))
        .find((name) => given[name] !== undefined)
    : undefined
