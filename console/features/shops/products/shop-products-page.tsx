import { shopProductList } from '../../../../shared/lists/shop-products.ts'
import type { UserRecord } from '../../../../shared/record/record.ts'
import { ListPage } from '../../../lists/list-page.tsx'
import { useSession } from '../../../state/session.ts'
import { HeadRow } from '../head-row.tsx'
import { useShopText } from '../use-shop-text.ts'
import { productActions } from './actions.ts'
import { ShopProductDetail } from './shop-product-detail.tsx'
import { useAsk } from './use-ask.tsx'

const Page = ({ record }: { record: UserRecord }) => {
  const text = useShopText()
  const { ask, dialog } = useAsk(record.currency)
  return (
    <>
      <ListPage
        list={shopProductList}
        head={() => <HeadRow note={text('shop.products.days')} currency={record.currency} />}
        detail={(key, row) => <ShopProductDetail productId={key} row={row} ask={ask} />}
        bulk={productActions.map((action) => ({
          name: action.name,
          label: text(`shop.act.${action.name}`),
          ...(action.name === 'off' ? { danger: true as const } : {}),
          run: (_, rows) => ask(action, rows),
        }))}
      />
      {dialog}
    </>
  )
}

/** S09b: products of the own shops, to be put on and off the shelf, priced, stocked and costed, one by one or together. */
export const ShopProductsPage = () => {
  const record = useSession((state) => state.record)
  return record ? <Page record={record} /> : null
}
