import type { ImportCheck } from '../../../../shared/areas/imports/api.ts'
import { Row } from '../../../ui/layout.tsx'
import { Warning } from '../../../ui/note.tsx'
import { fieldText, useImportText } from './use-import-text.ts'

/** Which columns are read and as what, and by name those that are not. */
export const CheckColumns = ({ check: { understood, ignored } }: { readonly check: ImportCheck }) => {
  const text = useImportText()
  return (
    <section data-part="columns">
      <h4>{text('word.columns')}</h4>
      {ignored.length > 0 ? (
        <Warning as="div" tone="warn" className="import-warn" data-part="ignored">
          <p>{text('check.ignored', { n: ignored.length })}</p>
          <Row as="ul" className="import-words">
            {ignored.map((column) => (
              <li key={column}>{column}</li>
            ))}
          </Row>
        </Warning>
      ) : (
        <p>{text('check.allRead')}</p>
      )}
      <details data-part="understood">
        <summary>{text('check.understood', { n: understood.length })}</summary>
        <Row as="ul" className="import-words">
          {understood.map(({ column, field }) => (
            <li key={column}>{text('check.column', { column, field: fieldText(field, text) })}</li>
          ))}
        </Row>
      </details>
    </section>
  )
}
