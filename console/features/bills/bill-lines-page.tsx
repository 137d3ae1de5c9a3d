import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { isRowId } from '../../../shared/api/row-id.ts'
import { billApi } from '../../../shared/areas/bills/api.ts'
import { billLineList } from '../../../shared/areas/bills/lines-list.ts'
import { billWorkflow } from '../../../shared/areas/bills/workflow.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { askTransition } from '../../workflows/asked.ts'
import { AskedTransition } from '../../workflows/asked-transition.tsx'
import { BillSums } from './bill-sums.tsx'
import { useBillText } from './use-bill-text.ts'

const Lines = ({ id }: { readonly id: string }) => {
  const text = useBillText()
  const client = useQueryClient()
  const { data, error, refetch } = useEndpoint(billApi.detail, { id }, { tell: 'never' })
  const question = async (keys: readonly string[], rows: readonly Row[]) => {
    const orders = [...new Set(rows.map(({ order_id }) => String(order_id ?? '')).filter(Boolean))]
    const bill: Row = { [billWorkflow.list.rowKey]: id, bill_no: data?.bill_no ?? '', status: data?.status ?? null }
    const made = await askTransition({
      workflow: billWorkflow,
      name: 'dispute',
      rows: [bill],
      currency: data?.currency ?? '',
      first: { orders: orders.join('\n') },
    })
    if (!made) return undefined
    await client.invalidateQueries()
    // The bill is questioned once, with all of its chosen lines.
    return { results: keys.map((key) => ({ key, ok: true, message: '' })) }
  }
  const back = `${screenRow('bills').path}?${new URLSearchParams({ open: id })}`
  return (
    <ListPage
      list={billLineList}
      bulk={data?.may_dispute ? [{ name: 'question', label: text('bill.question'), run: question }] : []}
      aside={
        <Link className="link-button" to={back}>
          {text('bill.back')}
        </Link>
      }
      head={() => (
        <>
          <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
          {data ? <b>{`${data.bill_no} · ${data.period} · ${text.word(`billState.${data.status}`)}`}</b> : null}
          {data ? <BillSums bill={data} /> : null}
          <AskedTransition />
        </>
      )}
    />
  )
}

/** S17: what one bill is made of; without a bill the bills. */
export const BillLinesPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  return isRowId(id) ? <Lines key={id} id={id} /> : <Navigate to={screenRow('bills').path} replace />
}
