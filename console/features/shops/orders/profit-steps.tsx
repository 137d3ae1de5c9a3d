import type { ShopOrderLine } from '../../../../shared/areas/shops/orders-api.ts'
import { moneyText } from '../../../../shared/format/number.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
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
    <Section within title={text('shop.order.profit')} data-testid="profit-steps">
      <Facts lines className="shop-steps">
        {steps.map(([name, amt]) => (
          <Fact key={name} title={text(`shop.step.${name}`)} data-step={name}>
            {amt === null ? '—' : moneyText(amt, row.currency)}
          </Fact>
        ))}
      </Facts>
      <Note>
        {[
          ...(parts.profit === null ? [text('shop.step.unknown')] : []),
          text('shop.step.lead'),
          text('shop.step.ads'),
        ].join(' ')}
      </Note>
    </Section>
  )
}
