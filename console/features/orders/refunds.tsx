import { Note } from '../../ui/note.tsx'
import '../../ui/change.css'
import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { refundOf } from './steps.ts'
import { isOrderKey, useOrderText } from './use-order-text.ts'

const FROZEN = 4

/** What refunds and returns did to the base, or that the commission is lost altogether. */
export const Refunds = ({ line }: { line: OrderLineDetail }) => {
  const text = useOrderText()
  const { currency } = line.row
  const { base, quantity, remaining, kept, act, only, none } = refundOf(line)
  const money = (amt: number | null): string => exactUnit('money', amt, currency)
  const pieces = exactUnit('count', quantity, currency)
  const reason = `ineligible.${line.ineligible_reason}`
  const frozen = line.row.settlement_status === FROZEN
  return (
    <div data-testid="how-refund">
      {none ? (
        <p>{text('how.refund.none', { quantity: pieces })}</p>
      ) : (
        <p>{text('how.refund.left', { quantity: pieces, remaining, base: money(base), kept: money(kept) })}</p>
      )}
      {only > 0 ? <p>{text('how.refund.only', { amount: money(only) })}</p> : null}
      {act === null ? null : <p>{text('how.refund.result', { base: money(act) })}</p>}
      {line.ineligible_reason !== null && isOrderKey(reason) ? (
        <p data-change="down">{text(frozen ? 'how.frozen' : 'how.ineligible', { reason: text(reason) })}</p>
      ) : act === null && !none ? (
        <Note>{text('how.refund.waits')}</Note>
      ) : null}
    </div>
  )
}
