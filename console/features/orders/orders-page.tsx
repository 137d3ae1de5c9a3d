import { orderList } from '../../../shared/areas/orders/list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { ImportStrip } from './import/import-strip.tsx'
import { OrderDetail } from './order-detail.tsx'
import { useTransfer } from './use-transfer.tsx'

/** S12a: affiliate order lines with their commission. */
export const OrdersPage = () => {
  const { bulk, dialog } = useTransfer()
  return (
    <>
      <ListPage
        list={orderList}
        detail={(key, row) => <OrderDetail lineId={key} row={row} />}
        aside={<ImportStrip />}
        bulk={bulk}
      />
      {dialog}
    </>
  )
}
