import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { useOrderText } from './use-order-text.ts'

/** Why a return stands as a line of its own, and what makes it find its sale. */
export const Adjustment = ({ line: { row } }: { readonly line: OrderLineDetail }) => {
  const text = useOrderText()
  const back = {
    id: row.order_id,
    quantity: exactUnit('count', row.returned_qty, row.currency),
    amount: exactUnit('money', row.refund_amount, row.currency),
  }
  return (
    <section className="order-part" data-testid="adjustment">
      <h3>{text('adjustment.title')}</h3>
      <p>{text('adjustment.back', back)}</p>
      <p className="order-note">{text('adjustment.counts')}</p>
      <p className="order-note">{text('adjustment.todo')}</p>
    </section>
  )
}
