import type { ImportPreview } from '../../../../shared/areas/imports/api.ts'
import { countText, moneyText } from '../../../../shared/format/number.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { useCountryName } from '../../../ui/country-name.ts'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
import { Table } from '../../../ui/table.tsx'
import { useImportText } from './use-import-text.ts'

const heads = ['line', 'order', 'item', 'amount', 'quantity', 'place', 'creator', 'time'] as const

/** The first lines as they will be read; a wrong one says why. */
export const PreviewTable = ({ preview, zone }: { readonly preview: ImportPreview; readonly zone: string }) => {
  const text = useImportText()
  const countryOf = useCountryName()
  const wrong = preview.rows.filter(({ read }) => read === null).length
  return (
    <Section within title={text('import.preview', { n: preview.rows.length })} data-testid="import-preview">
      <Note>
        {text('import.previewNote', {
          currency: preview.currency,
          zone: preview.zone,
          own: zone,
          wrong: countText(wrong),
        })}
      </Note>
      <Table label={text('import.preview', { n: preview.rows.length })} height={260} className="import-table">
        <thead>
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col" data-figure={name === 'amount' || name === 'quantity' ? '' : undefined}>
                {text(`import.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map(({ line, read, message }) => (
            <tr key={line} data-wrong={read === null ? '' : undefined}>
              <td>{line}</td>
              {read === null ? (
                <td colSpan={7}>{message}</td>
              ) : (
                <>
                  <td>{read.kind === 'return' ? text('import.return') : read.order_id}</td>
                  <td title={read.product}>{read.product || read.sku_id}</td>
                  <td data-figure="">{moneyText(read.pay_amt, read.currency)}</td>
                  <td data-figure="">{countText(read.quantity)}</td>
                  <td>{read.region === '' ? '' : countryOf(read.region)}</td>
                  <td>{read.creator}</td>
                  <td>{dateTimeText(read.time, zone)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
