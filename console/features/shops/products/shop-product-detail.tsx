import { Link } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import { shopProductWorkflow } from '../../../../shared/areas/shops/products-workflow.ts'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row as Ways } from '../../../ui/layout.tsx'
import '../shops.css'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { RowHistory } from '../../../workflows/row-history.tsx'
import { useShopText } from '../use-shop-text.ts'
import { SkuTable } from './sku-table.tsx'

const groups = [
  {
    name: 'product',
    fields: ['title', 'product_id', 'status', 'shop_name', 'category_name', 'commission_rate_bp', 'open_collab_on'],
  },
  { name: 'shelf', fields: ['stock', 'empty_skus', 'min_price', 'max_price', 'min_cost', 'max_cost', 'updated_time'] },
  {
    name: 'sales',
    fields: ['impressions', 'ctr', 'add_to_cart', 'sku_orders', 'items_sold', 'gmv', 'refund_rate', 'affiliate_gmv'],
  },
] as const

interface Props {
  readonly productId: string
  readonly row: Row | undefined
}

/** A product with what can be done to it and its SKUs. */
export const ShopProductDetail = ({ productId, row }: Props) => {
  const text = useShopText()
  return (
    <>
      <Ways as="nav" className="drawer-ways" data-testid="product-actions">
        {row ? <RowButtons workflow={shopProductWorkflow} row={row} /> : null}
        <Link className="button" to={`${screenRow('orders').path}?${new URLSearchParams({ product: productId })}`}>
          <Icon name="orders" size={16} />
          {text('word.itsOrders')}
        </Link>
      </Ways>
      <SkuTable productId={productId} />
      <RowHistory workflow={shopProductWorkflow} rowKey={productId} />
      {row
        ? groups.map(({ name, fields }) => (
            <Fields key={name} title={text(`shop.group.${name}`)} row={row} fields={fields} />
          ))
        : null}
    </>
  )
}
