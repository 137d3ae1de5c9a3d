import { dateText } from '../../../shared/format/time.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import type { DueBill } from '../../http/any-platform.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type DialogText, useDialogText } from '../dialogs/use-dialog-text.ts'
import { BillWays } from './bill-ways.tsx'
import { billMoney, type DueBills, sumMoney } from './bills-due.ts'
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
              {say('word.reason')}: {bill.reject_reason || say('bills.noReason')}
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

export interface BillsDialogProps {
  readonly due: DueBills
  readonly record: UserRecord
  readonly onDone: () => void
}

/** D09: new and rejected bills in one dialog; either way on leads to the bills of that status. */
export const BillsDialog = ({ due, record, onDone }: BillsDialogProps) => {
  const { fresh, rejected } = due
  const { currency } = record
  const message = useMessage()
  const say = useDialogText()
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
            {say('word.cancel')}
          </button>
          <BillWays due={due} onDone={onDone} />
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
