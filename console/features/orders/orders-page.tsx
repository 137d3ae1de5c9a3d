import { orderList } from '../../../shared/lists/orders.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { OrderDetail } from './order-detail.tsx'

/** S12a: affiliate order lines with their commission. */
export const OrdersPage = () => (
  <ListPage list={orderList} detail={(key, row) => <OrderDetail lineId={key} row={row} />} />
)
