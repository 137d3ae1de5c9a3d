import { shopOrderList } from '../../../../shared/areas/shops/orders-list.ts'
import { ListPage } from '../../../lists/list-page.tsx'
import { HeadRow } from '../head-row.tsx'
import { useShopText } from '../use-shop-text.ts'
import { ShopOrderDetail } from './shop-order-detail.tsx'

/** S12b: order lines of the own shops with their parcels and profit. */
export const ShopOrdersPage = () => {
  const text = useShopText()
  return (
    <ListPage
      list={shopOrderList}
      head={() => <HeadRow note={text('shop.orders.week')} parcels />}
      detail={(key, row) => <ShopOrderDetail lineId={key} row={row} />}
    />
  )
}
