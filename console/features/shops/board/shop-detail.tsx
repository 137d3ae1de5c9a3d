import { Link } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { useListWorld } from '../../../lists/list-world.ts'
import { ordersOf } from '../../../lists/orders-of.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row as Ways } from '../../../ui/layout.tsx'
import '../shops.css'
import { useShopText } from '../use-shop-text.ts'

const groups = [
  { name: 'sales', fields: ['gmv', 'orders', 'sku_orders', 'items_sold', 'aov', 'affiliate_share', 'refund_rate'] },
  { name: 'profit', fields: ['gross_profit', 'profit_rate', 'commission', 'ad_spend', 'roi', 'uncosted_skus'] },
  { name: 'shop', fields: ['shop_name', 'shop_id', 'region', 'seller_type', 'group_name', 'auth_state', 'sync_time'] },
] as const

/** A shop's figures of the period, and the ways to its orders and products. */
export const ShopDetail = ({ shopId, row }: { shopId: string; row: Row | undefined }) => {
  const text = useShopText()
  const { state } = useListWorld()
  const ways = {
    orders: ordersOf(state, { shop: shopId }),
    product: `${screenRow('product').path}?${new URLSearchParams({ shop: shopId })}`,
  }
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {(['orders', 'product'] as const).map((screen) => (
          <Link key={screen} className="button" to={ways[screen]}>
            <Icon name={screen === 'orders' ? 'orders' : 'box'} size={16} />
            {text(screen === 'orders' ? 'shop.board.orders' : 'shop.board.products')}
          </Link>
        ))}
      </Ways>
      {row
        ? groups.map(({ name, fields }) => (
            <Fields key={name} title={text(`shop.board.group.${name}`)} row={row} fields={fields} />
          ))
        : null}
    </>
  )
}
