import type { ImportCheck } from '../../../../shared/areas/imports/api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useImportText } from './use-import-text.ts'

/** Which columns are read and as what, and by name those that are not. */
export const CheckColumns = ({ check: { understood, ignored } }: { readonly check: ImportCheck }) => {
  const text = useImportText()
  return (
    <section data-part="columns">
      <h4>{text('check.columns')}</h4>
      {ignored.length > 0 ? (
        <div className="import-warn" data-part="ignored">
          <p>
            <Icon name="alert" size={14} /> {text('check.ignored', { n: ignored.length })}
          </p>
          <ul className="import-words">
            {ignored.map((column) => (
              <li key={column}>{column}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{text('check.allRead')}</p>
      )}
      <details data-part="understood">
        <summary>{text('check.understood', { n: understood.length })}</summary>
        <ul className="import-words">
          {understood.map(({ column, field }) => (
            <li key={column}>{text('check.column', { column, field: text.word(`field.${field}`, field) })}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
