import { Link } from 'react-router-dom'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { importsApi } from '../../../../shared/areas/imports/api.ts'
import { countText, moneyText } from '../../../../shared/format/number.ts'
import { LinesTable } from '../../../imports/lines-table.tsx'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Sums } from './reconcile.ts'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly data: CallData<typeof importsApi.run>
}

/** The orders that are no longer as the file told, each with the way to it. */
export const ChangedOrders = ({ data: { changed, changedOrders, currency } }: Props) => {
  const text = useImportText()
  if (changedOrders === 0) return null
  const amounts = ({ lines, pay_amt, refund_amt }: Sums) => (
    <span className="import-amounts">
      {`${text('run.pay_amt')} ${moneyText(pay_amt, currency)}`}
      <small>{`${text('run.refund_amt')} ${moneyText(refund_amt, currency)} · ${text('run.lines')} ${countText(lines)}`}</small>
    </span>
  )
  return (
    <Section within title={text('run.changed')} data-testid="import-changed">
      <Note>{text('run.changedNote', { currency })}</Note>
      <LinesTable
        label={text('run.changed')}
        rows={changed}
        keyOf={({ order_id }) => order_id}
        columns={[
          {
            name: 'order',
            title: text('import.order'),
            cell: ({ order_id }) => <Link to={`?${new URLSearchParams({ keyword: order_id })}`}>{order_id}</Link>,
          },
          { name: 'day', title: text('run.day'), cell: ({ day }) => day || '—' },
          { name: 'told', title: text('run.told'), isFigure: true, cell: ({ told }) => amounts(told) },
          { name: 'now', title: text('run.now'), isFigure: true, cell: ({ now }) => amounts(now) },
          { name: 'by', title: text('run.changedBy'), cell: ({ by }) => by || '—' },
        ]}
      />
      {changedOrders > changed.length ? (
        <Note>{text('run.changedFirst', { shown: countText(changed.length), n: countText(changedOrders) })}</Note>
      ) : null}
    </Section>
  )
}
