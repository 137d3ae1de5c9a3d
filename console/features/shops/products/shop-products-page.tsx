import { useNavigate } from 'react-router-dom'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { screenRow } from '../../../../shared/access/screens.ts'
import { shopProductWorkflow } from '../../../../shared/areas/shops/products-workflow.ts'
import type { BulkAction } from '../../../lists/bulk/bulk.ts'
import { useSession } from '../../../state/session.ts'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { HeadRow } from '../head-row.tsx'
import { useShopText } from '../use-shop-text.ts'
import { ShopProductDetail } from './shop-product-detail.tsx'

/** S09b: products of the own shops, to be put on and off the shelf, priced, stocked and costed, one by one or together. */
export const ShopProductsPage = () => {
  const text = useShopText()
  const isSignedIn = useSession((state) => state.record !== null)
  const navigate = useNavigate()
  const mayCopy = useSession(({ record }) => record !== null && decideAccess(record).allows('shopCopy'))
  if (!isSignedIn) return null
  const copying: BulkAction = {
    name: 'copy',
    label: text('shop.copyTo'),
    run: async (keys) => {
      navigate(`${screenRow('shopCopy').path}?${new URLSearchParams({ products: keys.join(',') })}`)
      return undefined
    },
  }
  return (
    <WorkflowList
      workflow={shopProductWorkflow}
      inDrawer
      also={mayCopy ? [copying] : []}
      head={() => <HeadRow note={text('shop.products.days')} />}
      detail={(key, row) => <ShopProductDetail productId={key} row={row} />}
    />
  )
}
