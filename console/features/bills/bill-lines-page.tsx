import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { billApi } from '../../../shared/areas/bills/api.ts'
import { billLineList } from '../../../shared/areas/bills/lines-list.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { BillSums } from './bill-sums.tsx'
import { useBillText } from './use-bill-text.ts'

const Lines = ({ id }: { readonly id: string }) => {
  const text = useBillText()
  const { data, error, refetch } = useEndpoint(billApi.detail, { id }, { tell: 'never' })
  const back = `${screenRow('bills').path}?${new URLSearchParams({ open: id })}`
  return (
    <ListPage
      list={billLineList}
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
        </>
      )}
    />
  )
}

/** S17: what one bill is made of; without a bill the bills. */
export const BillLinesPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  return /^[1-9]\d{0,17}$/.test(id) ? <Lines key={id} id={id} /> : <Navigate to={screenRow('bills').path} replace />
}
