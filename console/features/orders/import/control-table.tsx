import type { ImportCheck, ImportControl } from '../../../../shared/areas/imports/api.ts'
import { countText, moneyText } from '../../../../shared/format/number.ts'
import { LinesTable } from '../../../imports/lines-table.tsx'
import { useImportText } from './use-import-text.ts'

const fates = ['taken', 'repeated', 'refused'] as const

interface Row extends ImportControl {
  readonly what: (typeof fates)[number]
}

/** Sums by currency of what would be taken, of what is told again further down, and of what is refused. */
export const ControlTable = ({ check }: { readonly check: ImportCheck }) => {
  const text = useImportText()
  const { controls: taken, repeatedControls: repeated, refusedControls: refused } = check
  const rows = fates.flatMap((what): Row[] => ({ taken, repeated, refused })[what].map((one) => ({ ...one, what })))
  if (rows.length === 0) return null
  const amount = (of: (row: Row) => number) => (row: Row) => moneyText(of(row), row.currency)
  return (
    <section data-part="controls">
      <h4>{text('check.controls')}</h4>
      <LinesTable
        label={text('check.controls')}
        rows={rows}
        keyOf={({ what, currency }) => `${what} ${currency}`}
        columns={[
          { name: 'what', title: text('check.what'), cell: ({ what }) => text(`check.sum.${what}`) },
          { name: 'currency', title: text('import.currency'), cell: ({ currency }) => currency || '—' },
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
