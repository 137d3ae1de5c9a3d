import { shopProductWorkflow } from '../../../../shared/areas/shops/products-workflow.ts'
import type { UserRecord } from '../../../../shared/record/record.ts'
import { useSession } from '../../../state/session.ts'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { HeadRow } from '../head-row.tsx'
import { useShopText } from '../use-shop-text.ts'
import { ShopProductDetail } from './shop-product-detail.tsx'

const Page = ({ record }: { record: UserRecord }) => {
  const text = useShopText()
  return (
    <WorkflowList
      workflow={shopProductWorkflow}
      inDrawer
      head={() => <HeadRow note={text('shop.products.days')} currency={record.currency} />}
      detail={(key, row) => <ShopProductDetail productId={key} row={row} />}
    />
  )
}

/** S09b: products of the own shops, to be put on and off the shelf, priced, stocked and costed, one by one or together. */
export const ShopProductsPage = () => {
  const record = useSession((state) => state.record)
  return record ? <Page record={record} /> : null
}
