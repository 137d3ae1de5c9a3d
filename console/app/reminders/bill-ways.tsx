import { useNavigate } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { modeOf } from '../../../shared/access/mode.ts'
import { isComing, screenRow } from '../../../shared/access/screens.ts'
import { SETTLED } from '../../../shared/areas/orders/enums.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { useDialogText } from '../dialogs/use-dialog-text.ts'
import { type DueBills, newBill, rejectedBill } from './bills-due.ts'

interface Props {
  readonly due: DueBills
  readonly record: UserRecord
  readonly onDone: () => void
}

/** On from the reminder: to the bills of either status, or, until they have a page, to the settled orders that they are made of. */
export const BillWays = ({ due: { fresh, rejected }, record, onDone }: Props) => {
  const say = useDialogText()
  const navigate = useNavigate()
  const go = (address: string): void => {
    onDone()
    navigate(address)
  }
  const bills = (status: number) => () => go(`${screenRow('bills').path}?status=${status}`)
  if (isComing('bills')) {
    // Own shops' orders are in no bill.
    if (modeOf(record) === 'shops' || !decideAccess(record).allows('orders')) return null
    const settled = `${screenRow('orders').path}?settlement_status=${SETTLED}`
    return (
      <button type="button" className="button primary" onClick={() => go(settled)} data-testid="bills-orders">
        {say('bills.goOrders')}
      </button>
    )
  }
  return (
    <>
      {fresh.length > 0 && rejected.length > 0 ? (
        <button type="button" className="button" onClick={bills(rejectedBill)} data-testid="bills-rejected">
          {say('bills.showRejected')}
        </button>
      ) : null}
      <button
        type="button"
        className="button primary"
        onClick={bills(fresh.length > 0 ? newBill : rejectedBill)}
        data-testid="bills-confirm"
      >
        {say(fresh.length > 0 ? 'bills.goNew' : 'bills.showRejected')}
      </button>
    </>
  )
}
