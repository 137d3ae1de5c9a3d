import { countText, moneyText, rateText } from '../../shared/format/number.ts'
import { dateTimeText, durationText } from '../../shared/format/time.ts'
import { nameIn } from '../../shared/lists/both-names.ts'
import type { Column } from '../../shared/lists/column.ts'
import { nothing } from '../ui/nothing.ts'
import type { Row } from './any-list.ts'
import type { ListText } from './use-list-text.ts'

/** What the texts of cells depend on besides their row. */
export interface CellWorld {
  readonly text: ListText
  readonly countryOf: (code: string) => string
  readonly zone: string
  /** Of money in rows that have no currency of their own. */
  readonly currency: string
}

type Cell = Row[string] | undefined

/** The whole, exact text of a value; a dash for what is not reported or empty. */
export const valueText = ({ kind, labels }: Column, value: Cell, currency: string, world: CellWorld): string => {
  if (value === null || value === undefined || value === '') return nothing
  if (kind === 'flag') return world.text(value ? 'flag.1' : 'flag.0')
  if (kind === 'country') return world.countryOf(String(value))
  if (kind === 'enum') return world.text.word(`${labels}.${value}`, String(value))
  if (kind === 'names') return nameIn(String(value), world.text.language)
  if (typeof value !== 'number') return String(value)
  switch (kind) {
    case 'money':
      return moneyText(value, currency)
    case 'rate':
      return rateText(value)
    case 'count':
      return countText(value)
    case 'ratio':
      return (value / 100).toFixed(2)
    case 'duration':
      return durationText(value)
    case 'time':
      return dateTimeText(value, world.zone)
    default:
      return String(value)
  }
}

export const cellText = (column: Column, row: Row, world: CellWorld): string =>
  valueText(column, row[column.field], String(row.currency ?? world.currency), world)

const figures: readonly Column['kind'][] = ['money', 'rate', 'count', 'ratio', 'duration']

/** Kinds that stand at the right, digit under digit. */
export const isFigure = ({ kind }: Column): boolean => figures.includes(kind)
