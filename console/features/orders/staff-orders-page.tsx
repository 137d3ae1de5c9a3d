import { staffOrderList } from '../../../shared/areas/staff/orders-list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { OrderDetail } from './order-detail.tsx'

/** S24: the lines of orders that somebody of the staff brought. */
export const StaffOrdersPage = () => (
  <ListPage list={staffOrderList} detail={(key, row) => <OrderDetail lineId={key} row={row} />} />
)
