import { columnTitle, type TableImport } from '../../shared/imports/import.ts'
import { useTableText } from './use-table-text.ts'

type Columns = Readonly<Record<string, string>>

interface Props {
  readonly of: TableImport
  readonly header: readonly string[]
  readonly columns: Columns
  readonly onColumns: (columns: Columns) => void
}

/** Which column of the file each of ours is in. */
export const TableColumns = ({ of, header, columns, onColumns }: Props) => {
  const text = useTableText()
  const headings = [...new Set(header.filter((name) => name.trim() !== ''))]
  const choose = (name: string, heading: string): void => {
    const { [name]: _, ...others } = columns
    onColumns(heading === '' ? others : { ...others, [name]: heading })
  }
  return (
    <fieldset className="import-mapping" data-testid="table-columns">
      <legend>{text('table.columns')}</legend>
      <p>{text('table.columnsHelp')}</p>
      <div>
        {of.columns.map((column) => (
          <label key={column.name}>
            <span>
              {columnTitle(column, text.language)}
              {column.needed ? <b> *</b> : null}
            </span>
            <select
              className="select"
              name={column.name}
              value={columns[column.name] ?? ''}
              onChange={({ target }) => choose(column.name, target.value)}
            >
              <option value="">{text('import.noColumn')}</option>
              {headings.map((heading) => (
                <option key={heading} value={heading}>
                  {heading}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
