import { useNavigate } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { dateText } from '../../../shared/format/time.ts'
import type { DueBill } from '../../http/any-platform.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type DialogText, useDialogText } from '../dialogs/use-dialog-text.ts'
import { billMoney, type DueBills, newBill, rejectedBill, sumMoney } from './bills-due.ts'
import { billZone } from './order-correction.ts'
import './reminders.css'

/** How many bills are listed; the page behind the dialog has them all. */
const listed = 4

interface GroupProps {
  readonly tone: 'money' | 'bad'
  readonly title: string
  readonly bills: readonly DueBill[]
  readonly currency: string
  readonly say: DialogText
}

const Group = ({ tone, title, bills, currency, say }: GroupProps) => (
  <section className={`due ${tone}`}>
    <h3>{title}</h3>
    <ul>
      {bills.slice(0, listed).map((bill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list stands still, and a bill may carry nothing that names it
        <li key={`${bill.period} ${index}`}>
          <span>
            {say('bills.period')} <b>{bill.period || '—'}</b>
          </span>
          <b className="due-money">{billMoney(bill, currency)}</b>
          {tone === 'bad' ? (
            <small>
              {say('bills.reason')}: {bill.reject_reason || say('bills.noReason')}
            </small>
          ) : (
            <small>
              {say('bills.deadline')} {bill.confirm_deadline > 0 ? dateText(bill.confirm_deadline, billZone) : '—'}
            </small>
          )}
        </li>
      ))}
    </ul>
    {bills.length > listed ? <p>{say('bills.more', { n: bills.length - listed })}</p> : null}
  </section>
)

interface Props {
  readonly due: DueBills
  /** Of the account, for bills that name none. */
  readonly currency: string
  readonly onDone: () => void
}

/** D09: new and rejected bills in one dialog; either way on leads to the bills of that status. */
export const BillsDialog = ({ due: { fresh, rejected }, currency, onDone }: Props) => {
  const message = useMessage()
  const say = useDialogText()
  const navigate = useNavigate()
  const both = fresh.length > 0 && rejected.length > 0
  const go = (status: number): void => {
    onDone()
    navigate(`${screenRow('bills').path}?status=${status}`)
  }
  const cancel = (): void => {
    onDone()
    showToast('warn', message('message.billCancelled'))
  }
  const amount = sumMoney(fresh, currency)
  return (
    <Dialog
      title={say('bills.title')}
      testId="bill-reminder"
      aside
      alert
      onClose={cancel}
      actions={
        <>
          <button type="button" className="button" onClick={cancel} data-testid="bills-cancel">
            {say('bills.cancel')}
          </button>
          {both ? (
            <button type="button" className="button" onClick={() => go(rejectedBill)} data-testid="bills-rejected">
              {say('bills.showRejected')}
            </button>
          ) : null}
          <button
            type="button"
            className="button primary"
            onClick={() => go(fresh.length > 0 ? newBill : rejectedBill)}
            data-testid="bills-confirm"
          >
            {say(fresh.length > 0 ? 'bills.goNew' : 'bills.goRejected')}
          </button>
        </>
      }
    >
      {fresh.length > 0 ? (
        <Group
          tone="money"
          title={
            fresh.length === 1
              ? message('message.newBill', { amount })
              : say('bills.newMany', { n: fresh.length, amount })
          }
          bills={fresh}
          currency={currency}
          say={say}
        />
      ) : null}
      {rejected.length > 0 ? (
        <Group
          tone="bad"
          title={
            rejected.length === 1 ? message('message.rejectedBill') : say('bills.rejectedMany', { n: rejected.length })
          }
          bills={rejected}
          currency={currency}
          say={say}
        />
      ) : null}
    </Dialog>
  )
}
