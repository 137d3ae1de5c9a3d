import type { ImportCheck, ImportControl } from '../../../../shared/api/imports.ts'
import { countText, moneyText } from '../../../../shared/format/number.ts'
import { LinesTable } from './lines-table.tsx'
import { useImportText } from './use-import-text.ts'

interface Row extends ImportControl {
  readonly isTaken: boolean
}

/** Sums by currency, of what would be taken and of what is refused. */
export const ControlTable = ({ check }: { readonly check: ImportCheck }) => {
  const text = useImportText()
  const rows: readonly Row[] = [
    ...check.controls.map((one) => ({ ...one, isTaken: true })),
    ...check.refusedControls.map((one) => ({ ...one, isTaken: false })),
  ]
  if (rows.length === 0) return null
  const amount = (of: (row: Row) => number) => (row: Row) => moneyText(of(row), row.currency)
  return (
    <section data-part="controls">
      <h4>{text('check.controls')}</h4>
      <LinesTable
        label={text('check.controls')}
        rows={rows}
        keyOf={({ isTaken, currency }) => `${isTaken ? 'taken' : 'refused'} ${currency}`}
        columns={[
          { name: 'what', title: text('check.what'), cell: (row) => text(row.isTaken ? 'check.take' : 'check.refuse') },
          { name: 'currency', title: text('check.currency'), cell: ({ currency }) => currency || '—' },
          { name: 'lines', title: text('check.lines'), isFigure: true, cell: ({ lines }) => countText(lines) },
          { name: 'paid', title: text('check.paid'), isFigure: true, cell: amount(({ pay_amt }) => pay_amt) },
          { name: 'refunded', title: text('check.refunded'), isFigure: true, cell: amount((row) => row.refund_amt) },
          {
            name: 'net',
            title: text('check.net'),
            isFigure: true,
            cell: amount((row) => row.pay_amt - row.refund_amt),
          },
        ]}
      />
    </section>
  )
}
