import { shopProductWorkflow } from '../../../../shared/areas/shops/products-workflow.ts'
import { useSession } from '../../../state/session.ts'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { HeadRow } from '../head-row.tsx'
import { useShopText } from '../use-shop-text.ts'
import { ShopProductDetail } from './shop-product-detail.tsx'

/** S09b: products of the own shops, to be put on and off the shelf, priced, stocked and costed, one by one or together. */
export const ShopProductsPage = () => {
  const text = useShopText()
  const isSignedIn = useSession((state) => state.record !== null)
  if (!isSignedIn) return null
  return (
    <WorkflowList
      workflow={shopProductWorkflow}
      inDrawer
      head={() => <HeadRow note={text('shop.products.days')} />}
      detail={(key, row) => <ShopProductDetail productId={key} row={row} />}
    />
  )
}
