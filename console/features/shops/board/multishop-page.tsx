import { shopDayList } from '../../../../shared/areas/shops/days-list.ts'
import { ListPage } from '../../../lists/list-page.tsx'
import { BoardHead } from './board-head.tsx'
import { NoShops } from './no-shops.tsx'
import { ShopDetail } from './shop-detail.tsx'

/** S07d: all shops in one view; the table is the heat table of shop by metric, and its filters are those of the page. */
export const MultishopPage = () => (
  <ListPage
    list={shopDayList}
    head={(answer) => <BoardHead time={answer?.data_time} />}
    empty={<NoShops />}
    detail={(key, row) => <ShopDetail shopId={key} row={row} />}
  />
)
