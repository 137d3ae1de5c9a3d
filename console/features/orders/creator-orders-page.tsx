import { creatorOrderList } from '../../../shared/areas/creators/orders-list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { OrderDetail } from './order-detail.tsx'

/** S20: the lines of orders that direct creators brought. */
export const CreatorOrdersPage = () => (
  <ListPage list={creatorOrderList} detail={(key, row) => <OrderDetail lineId={key} row={row} />} />
)
