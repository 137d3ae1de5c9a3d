import { countText, moneyText, rateText } from '../../shared/format/number.ts'
import type { TablePreview as Preview } from '../../shared/imports/api.ts'
import { columnTitle, type ImportColumn, type ImportValue, type TableImport } from '../../shared/imports/import.ts'
import { useCountryName } from '../ui/country-name.ts'
import { nothing } from '../ui/nothing.ts'
import { reachable } from '../ui/reachable.ts'
import { useTableText } from './use-table-text.ts'

const figures: readonly ImportColumn['kind'][] = ['money', 'rate', 'count', 'ratio']

interface Look {
  readonly currency: string
  readonly language: 'zh' | 'en'
  readonly countryOf: (code: string) => string
}

const shown = ({ kind, options = [] }: ImportColumn, value: ImportValue, look: Look): string => {
  if (value === null || value === '') return nothing
  if (kind === 'country') return look.countryOf(String(value))
  if (typeof value === 'string') return value
  if (kind === 'money') return moneyText(value, look.currency)
  if (kind === 'rate') return rateText(value)
  const option = options.find(([one]) => one === value)
  return option ? option[look.language === 'zh' ? 1 : 2] : countText(value)
}

interface Props {
  readonly of: TableImport
  readonly preview: Preview
  readonly columns: Readonly<Record<string, string>>
}

/** The first lines as they will be read; a wrong one says why. */
export const TablePreview = ({ of, preview, columns }: Props) => {
  const text = useTableText()
  const countryOf = useCountryName()
  const read = of.columns.filter(({ name }) => columns[name] !== undefined)
  const look: Look = { currency: preview.currency, language: text.language, countryOf }
  const label = text('import.preview', { n: preview.rows.length })
  return (
    <section className="import-preview" data-testid="table-preview">
      <h4>{label}</h4>
      <section className="import-scroll" aria-label={label} {...reachable}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{text('import.line')}</th>
              {read.map((column) => (
                <th key={column.name} scope="col" data-figure={figures.includes(column.kind) ? '' : undefined}>
                  {columnTitle(column, text.language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.map(({ line, message, cells }) => (
              <tr key={line} data-wrong={message ? '' : undefined}>
                <td>{line}</td>
                {message ? (
                  <td colSpan={read.length}>{message}</td>
                ) : (
                  read.map((column) => (
                    <td key={column.name} data-figure={figures.includes(column.kind) ? '' : undefined}>
                      {shown(column, cells[column.name] ?? null, look)}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
