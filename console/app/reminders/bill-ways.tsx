import { useNavigate } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { useDialogText } from '../dialogs/use-dialog-text.ts'
import { type DueBills, newBill, rejectedBill } from './bills-due.ts'

interface Props {
  readonly due: DueBills
  readonly onDone: () => void
}

/** On from the reminder: to the bills of either status. */
export const BillWays = ({ due: { fresh, rejected }, onDone }: Props) => {
  const say = useDialogText()
  const navigate = useNavigate()
  const go = (address: string): void => {
    onDone()
    navigate(address)
  }
  const bills = (status: number) => () => go(`${screenRow('bills').path}?status=${status}`)
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
