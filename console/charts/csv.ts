import { currencyDecimals } from '../../shared/format/number.ts'
import { type ChartCell, type ChartColumn, type ChartTable, scaleOf } from './table.ts'

const formula = /^\s*[=+\-@]/
const quoted = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

const cellOf = (cell: ChartCell | undefined, unit: ChartColumn['unit'], currency: string): string => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return quoted(cell)
  const digits = unit === 'money' ? currencyDecimals(currency) : unit === 'rate' || unit === 'ratio' ? 2 : 0
  return (cell / scaleOf(unit, currency)).toFixed(digits)
}

const titleOf = ({ name, unit }: ChartColumn, currency: string): string => {
  const suffix: Partial<Record<ChartColumn['unit'], string>> = {
    money: ` (${currency})`,
    rate: ' (%)',
    seconds: ' (s)',
  }
  return quoted(name + (suffix[unit] ?? ''))
}

/** A chart's table as RFC 4180 with a byte order mark: texts in quotes, numbers bare, nothing for what is not reported. */
export const csvOf = ({ columns, rows }: ChartTable, currency: string): string => {
  const lines = [
    columns.map((column) => titleOf(column, currency)),
    ...rows.map((row) => columns.map(({ unit }, column) => cellOf(row[column], unit, currency))),
  ]
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}
