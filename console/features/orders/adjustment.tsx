import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
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
    <Section within title={text('adjustment.title')} data-testid="adjustment">
      <p>{text('adjustment.back', back)}</p>
      <Note>{text('adjustment.counts')}</Note>
      <Note>{text('adjustment.todo')}</Note>
    </Section>
  )
}
