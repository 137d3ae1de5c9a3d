import type { ImportCheck } from '../../../../shared/areas/imports/api.ts'
import { countText, moneyText } from '../../../../shared/format/number.ts'
import { LinesTable } from '../../../imports/lines-table.tsx'
import { useListText } from '../../../lists/use-list-text.ts'
import { Warning } from '../../../ui/note.tsx'
import { useImportText } from './use-import-text.ts'

interface LineProps {
  readonly name: 'lowered' | 'revived'
  readonly lines: ImportCheck['lowered']
  /** Of which `lines` are the first. */
  readonly count: number
  readonly show: (value: number) => string
}

const LineWarning = ({ name, lines, count, show }: LineProps) => {
  const text = useImportText()
  if (count === 0) return null
  const title = text(`check.${name}`, { n: countText(count) })
  return (
    <Warning as="section" tone="warn" className="import-warn" data-warn={name}>
      <h4>{title}</h4>
      <p>{text(`check.${name}Note`)}</p>
      <LinesTable
        label={title}
        rows={lines}
        keyOf={({ line }) => String(line)}
        columns={[
          { name: 'line', title: text('import.line'), isFigure: true, cell: ({ line }) => countText(line) },
          { name: 'order', title: text('import.order'), cell: ({ order_id }) => order_id },
          { name: 'before', title: text('run.now'), isFigure: true, cell: ({ before }) => show(before) },
          { name: 'after', title: text('check.after'), isFigure: true, cell: ({ after }) => show(after) },
        ]}
      />
      {count > lines.length ? (
        <p>{text('check.firstOf', { shown: countText(lines.length), n: countText(count) })}</p>
      ) : null}
    </Warning>
  )
}

/** What the import would take away from what is known: refunds that go down, lost orders that live again. */
export const ChangeWarnings = ({ check, currency }: { readonly check: ImportCheck; readonly currency: string }) => {
  const list = useListText()
  return (
    <>
      <LineWarning
        name="lowered"
        lines={check.lowered}
        count={check.loweredLines}
        show={(amt) => moneyText(amt, currency)}
      />
      <LineWarning
        name="revived"
        lines={check.revived}
        count={check.revivedLines}
        show={(state) => list.word(`settlement.${state}`, String(state))}
      />
    </>
  )
}
