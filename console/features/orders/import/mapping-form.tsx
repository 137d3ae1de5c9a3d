import {
  type ImportField,
  type ImportMapping,
  importFields,
  neededFields,
} from '../../../../shared/areas/imports/api.ts'
import { Grid } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/note.tsx'
import { fieldText, useImportText } from './use-import-text.ts'

interface Props {
  readonly header: readonly string[]
  readonly mapping: ImportMapping
  readonly onMapping: (mapping: ImportMapping) => void
}

const needed = new Set<ImportField>(neededFields.flat())

/** Which column of the file each field is in. */
export const MappingForm = ({ header, mapping, onMapping }: Props) => {
  const text = useImportText()
  const columns = [...new Set(header.filter((name) => name.trim() !== ''))]
  const choose = (field: ImportField, column: string): void => {
    const { [field]: _, ...others } = mapping.columns
    onMapping({ ...mapping, columns: column === '' ? others : { ...others, [field]: column } })
  }
  return (
    <fieldset className="import-mapping" data-testid="import-mapping">
      <legend>{text('import.mapping')}</legend>
      <Note>{text('import.mappingHelp')}</Note>
      <Grid min={150}>
        {importFields.map((field) => (
          <label key={field}>
            <span>
              {fieldText(field, text)}
              {needed.has(field) ? <b> *</b> : null}
            </span>
            <select
              className="select"
              name={field}
              value={mapping.columns[field] ?? ''}
              onChange={({ target }) => choose(field, target.value)}
            >
              <option value="">{text('import.noColumn')}</option>
              {columns.map((column) => (
                <option key={column} value={column}>
                  {column}
                </option>
              ))}
            </select>
          </label>
        ))}
      </Grid>
    </fieldset>
  )
}
