import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import { shopProductsApi } from '../../../../shared/api/shop-products.ts'
import { CallError } from '../../../http/errors.ts'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { useListWorld } from '../../../lists/list-world.ts'
import { showToast } from '../../../state/toasts.ts'
import { Icon } from '../../../ui/icon.tsx'
import '../shops.css'
import { useShopText } from '../use-shop-text.ts'
import { type ProductAction, productActions } from './actions.ts'
import { SkuTable } from './sku-table.tsx'
import type { Ask } from './use-ask.tsx'

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

/** Whether the action can be offered for a product as it stands. */
const offered = ({ name }: ProductAction, { status }: Row): boolean =>
  name === 'on' ? status === 4 : name === 'off' ? status === 1 : true

interface Props {
  readonly productId: string
  readonly row: Row | undefined
  readonly ask: Ask
}

/** A product with what can be done to it and its SKUs. */
export const ShopProductDetail = ({ productId, row, ask }: Props) => {
  const text = useShopText()
  const { again } = useListWorld()
  const queries = useQueryClient()
  const run = async (action: ProductAction, of: Row): Promise<void> => {
    try {
      const answer = await ask(action, [of])
      const result = answer?.results[0]
      if (!result) return
      showToast(result.ok ? 'good' : 'bad', result.ok ? text('shop.edit.done') : result.message)
      again()
      await queries.invalidateQueries({ queryKey: [shopProductsApi.skus.path] })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }
  return (
    <>
      <nav className="shop-ways" data-testid="product-actions">
        {row
          ? productActions
              .filter((action) => offered(action, row))
              .map((action) => (
                <button
                  key={action.name}
                  type="button"
                  className="button"
                  data-action={action.name}
                  onClick={() => void run(action, row)}
                >
                  {text(`shop.act.${action.name}`)}
                </button>
              ))
          : null}
        <Link className="button" to={`${screenRow('orders').path}?${new URLSearchParams({ product: productId })}`}>
          <Icon name="orders" size={16} />
          {text('shop.act.orders')}
        </Link>
      </nav>
      <SkuTable productId={productId} />
      {row
        ? groups.map(({ name, fields }) => (
            <Fields key={name} title={text(`shop.group.${name}`)} row={row} fields={fields} />
          ))
        : null}
    </>
  )
}
