import { Link } from 'react-router-dom'
import { goodsCreatorList } from '../../../shared/areas/goods/creators-list.ts'
import { goodsLiveList } from '../../../shared/areas/goods/lives-list.ts'
import { goodsSkuList } from '../../../shared/areas/goods/skus-list.ts'
import { goodsVideoList } from '../../../shared/areas/goods/videos-list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { Note } from '../../ui/note.tsx'
import { SkuChart } from './sku-chart.tsx'
import { useGoodsText } from './use-goods-text.ts'
import { useProductOrders } from './use-orders.ts'

/** Each list of the analysis, and the filter of the order list that a row's key is. */
const lists = {
  creators: { list: goodsCreatorList, orders: 'creator' },
  videos: { list: goodsVideoList, orders: 'content' },
  lives: { list: goodsLiveList, orders: 'content' },
  skus: { list: goodsSkuList, orders: undefined },
} as const

interface Props {
  readonly tab: keyof typeof lists
  readonly range: string
}

/** A list of what belongs to the product: which product and which days the address says. */
export const ListTab = ({ tab, range }: Props) => {
  const text = useGoodsText()
  const ordersOf = useProductOrders()
  const { list, orders } = lists[tab]
  return (
    <ListPage
      list={list}
      title={text(`goods.tab.${tab}`)}
      head={(answer, failed) => (
        <>
          <Note>{text(`goods.note.${tab}`)}</Note>
          {tab === 'skus' && !failed ? <SkuChart rows={answer?.list} range={range} /> : null}
        </>
      )}
      {...(orders !== undefined && ordersOf
        ? {
            actions: (row) => (
              <Link className="link-button" to={ordersOf({ [orders]: String(row[list.rowKey]) })} data-act="orders">
                {text('word.itsOrders')}
              </Link>
            ),
          }
        : {})}
    />
  )
}
