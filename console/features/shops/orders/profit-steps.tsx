import type { ShopOrderLine } from '../../../../shared/areas/shops/orders-api.ts'
import { moneyText } from '../../../../shared/format/number.ts'
import { useShopText } from '../use-shop-text.ts'

/** How the profit of a line comes about (M30). */
export const ProfitSteps = ({ line: { parts, row } }: { line: ShopOrderLine }) => {
  const text = useShopText()
  const steps = [
    ['net', parts.net],
    ['fee', parts.platform_fee],
    ['affiliate', parts.affiliate],
    ['shipping', parts.shipping],
    ['cost', parts.cost],
    ['profit', parts.profit],
  ] as const
  return (
    <section className="shop-part" data-testid="profit-steps">
      <h3>{text('shop.order.profit')}</h3>
      <dl className="shop-steps">
        {steps.map(([name, amt]) => (
          <div key={name} data-step={name}>
            <dt>{text(`shop.step.${name}`)}</dt>
            <dd>{amt === null ? '—' : moneyText(amt, row.currency)}</dd>
          </div>
        ))}
      </dl>
      <p className="shop-note">
        {[
          ...(parts.profit === null ? [text('shop.step.unknown')] : []),
          text('shop.step.lead'),
          text('shop.step.ads'),
        ].join(' ')}
      </p>
    </section>
  )
}
