import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { Section } from '../../ui/section.tsx'
import { useOrderText } from './use-order-text.ts'

interface Props {
  readonly lines: readonly OrderLineDetail[]
  readonly lineId: string
}

/** The rest of the order, each line one press away. */
export const OtherLines = ({ lines, lineId }: Props) => {
  const text = useOrderText()
  const { replace } = useListWorld()
  return (
    <Section within title={text('order.others')}>
      <ul className="other-lines">
        {lines
          .filter(({ row }) => row.line_id !== lineId)
          .map(({ row }) => (
            <li key={row.line_id}>
              <button type="button" onClick={() => replace({ open: row.line_id })}>
                <span>{row.product_name}</span>
                <span>{text('word.pieces', { n: exactUnit('count', row.quantity, row.currency) })}</span>
                <b>{exactUnit('money', row.pay_amount, row.currency)}</b>
              </button>
            </li>
          ))}
      </ul>
    </Section>
  )
}
