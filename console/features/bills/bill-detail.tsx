import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { billApi } from '../../../shared/areas/bills/api.ts'
import { billWorkflow } from '../../../shared/areas/bills/workflow.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { BillSums } from './bill-sums.tsx'
import { PdfButton } from './pdf-button.tsx'
import { useBillText } from './use-bill-text.ts'

const payment = [
  'status',
  'holder_name',
  'payee_name',
  'bankname',
  'banknumber',
  'invoice_no',
  'pay_serial',
  'reject_reason',
  'dispute_reason',
  'add_time',
  'confirm_deadline',
  'confirmed_time',
  'reviewed_time',
  'paid_time',
] as const

interface Props {
  readonly billId: string
  readonly row: Row | undefined
}

/** A bill: what can be done with it, its sums and deductions, where the money goes, and what was done. */
export const BillDetailView = ({ billId, row }: Props) => {
  const text = useBillText()
  const { data, error, refetch } = useEndpoint(billApi.detail, { id: billId }, { tell: 'never' })
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={billWorkflow} row={row} /> : null}
        <Link className="button" to={`${screenRow('billOrder').path}?${new URLSearchParams({ id: billId })}`}>
          {text('bill.lines')}
        </Link>
        <PdfButton billId={billId} />
      </Ways>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? <BillSums bill={data} /> : null}
      {data && data.disputed.length > 0 ? (
        <Note>{text('bill.disputed', { orders: data.disputed.join(', ') })}</Note>
      ) : null}
      {data ? (
        <Section within title={text('bill.deductions', { n: data.deductions.length })}>
          {data.deductions.length === 0 ? <Note>{text('bill.noDeductions')}</Note> : null}
          {data.deductions.length > 0 ? (
            <Table label={text('bill.deductions', { n: data.deductions.length })} height={240}>
              <tbody>
                {data.deductions.map(({ order_id, product, amt }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one order may be equal, and the list stands still
                  <tr key={`${order_id} ${index}`}>
                    <th scope="row">{order_id}</th>
                    <td>{product}</td>
                    <td>{moneyText(amt, data.currency)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          ) : null}
        </Section>
      ) : null}
      {row ? <Fields title={text('bill.payment')} row={row} fields={payment} /> : null}
      <RowHistory workflow={billWorkflow} rowKey={billId} />
    </>
  )
}
