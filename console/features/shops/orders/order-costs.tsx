import type { ShopOrderLine } from '../../../../shared/areas/shops/orders-api.ts'
import { Lines } from '../../../ui/layout.tsx'
import { Section } from '../../../ui/section.tsx'
import { SkuValue } from '../costs/sku-value.tsx'
import { useShopText } from '../use-shop-text.ts'

interface Props {
  readonly lines: readonly ShopOrderLine[]
  readonly lineId: string
  readonly currency: string
  readonly onDone: () => void
}

/** The goods of an order, each with the cost of one piece, to be entered where it stands. */
export const OrderCosts = ({ lines, lineId, currency, onDone }: Props) => {
  const text = useShopText()
  const skus = new Map(lines.map((line) => [line.row.sku_id, line]))
  return (
    <Section within title={text('column.product_cost')} data-testid="order-costs">
      <Lines>
        {[...skus.values()].map(({ row, sku_cost }) => (
          <li key={row.sku_id} data-sku={row.sku_id}>
            <span>
              {row.product_name} · {row.variation || row.seller_sku || row.sku_id}
              {row.line_id === lineId && lines.length > 1 ? <small> {text('shop.order.this')}</small> : null}
            </span>
            <SkuValue
              sku={{ sku_id: row.sku_id, price: null, stock: null, cost: sku_cost }}
              name={row.seller_sku || row.variation || row.sku_id}
              field="cost"
              currency={currency}
              onDone={onDone}
            />
          </li>
        ))}
      </Lines>
    </Section>
  )
}
