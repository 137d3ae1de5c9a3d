import { dateForms, importEncodings, numberForms } from '../../shared/areas/imports/api.ts'
import type { TableOptions, TableRun } from '../../shared/imports/api.ts'
import type { ImportKind, TableImport } from '../../shared/imports/import.ts'
import { useTableText } from './use-table-text.ts'

interface Props {
  readonly of: TableImport
  readonly options: TableOptions
  /** What the file asks its reader. */
  readonly asks: TableRun['asks']
  readonly onOptions: (options: Partial<TableOptions>) => void
}

const kinds = { dates: ['date', 'time'], numbers: ['money', 'ratio', 'count'] } as const satisfies Record<
  string,
  ImportKind[]
>

/** How the file writes its text, its dates and its numbers, where it has any. */
export const TableForms = ({ of, options, asks, onOptions }: Props) => {
  const text = useTableText()
  const has = (wanted: readonly ImportKind[]): boolean => of.columns.some(({ kind }) => wanted.includes(kind))
  const field = <T extends string>(
    name: 'dates' | 'numbers' | 'encoding',
    value: T,
    values: readonly T[],
    word: (one: T) => string,
    take: (one: T) => Partial<TableOptions>,
  ) => (
    <div className="import-field" data-asks={asks === name ? '' : undefined}>
      <label htmlFor={`table-${name}`}>{text(`import.${name}`)}</label>
      <select
        id={`table-${name}`}
        className="select"
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value)
          if (chosen !== undefined) onOptions(take(chosen))
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {word(one)}
          </option>
        ))}
      </select>
    </div>
  )
  return (
    <div className="import-fields">
      {has(kinds.dates)
        ? field(
            'dates',
            options.dates,
            dateForms,
            (one) => text(`import.dates.${one}`),
            (dates) => ({ dates }),
          )
        : null}
      {has(kinds.numbers)
        ? field(
            'numbers',
            options.numbers,
            numberForms,
            (one) => text(`import.numbers.${one}`),
            (numbers) => ({ numbers }),
          )
        : null}
      {field(
        'encoding',
        options.encoding,
        importEncodings,
        (one) => one.toUpperCase(),
        (encoding) => ({ encoding }),
      )}
    </div>
  )
}
