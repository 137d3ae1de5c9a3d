import { useState } from 'react'
import type { BulkData } from '../../../shared/api/bulk.ts'
import { orderActionsApi } from '../../../shared/areas/orders/actions-api.ts'
import { countText, sumKnown } from '../../../shared/format/number.ts'
import { call } from '../../http/client.ts'
import type { Row } from '../../lists/any-list.ts'
import { useSession } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { exactUnit } from '../../ui/figure-text.ts'
import './actions.css'
import './orders.css'
import { type OwnerPick, OwnerPicker } from './owner-picker.tsx'
import { useOrderText } from './use-order-text.ts'

interface Props {
  readonly keys: readonly string[]
  readonly rows: readonly Row[]
  readonly onClose: () => void
  /** Every line was taken, or some of several: the list tells which were not. */
  readonly onDone: (data: BulkData, name: string) => void
}

const changes = ['owner', 'split', 'sums', 'locked', 'audit'] as const

/** To whom lines go, and what that changes, before it happens. */
export const TransferDialog = ({ keys, rows, onClose, onDone }: Props) => {
  const text = useOrderText()
  const currency = useSession((state) => state.record?.currency ?? '')
  const [owner, setOwner] = useState<OwnerPick>()
  const [busy, setBusy] = useState(false)
  const [alert, setAlert] = useState('')
  const amount = exactUnit(
    'money',
    sumKnown(rows.map(({ pay_amount }) => (typeof pay_amount === 'number' ? pay_amount : null))),
    String(rows[0]?.currency ?? currency),
  )
  const names = [...new Set(rows.map((row) => String(row.owner_name || text('transfer.nobody'))))]
  const send = async (): Promise<void> => {
    if (!owner || busy) return
    setBusy(true)
    setAlert('')
    try {
      const data = await call(orderActionsApi.owner, { line_ids: [...keys], member_id: owner.id })
      const [only, another] = data.results
      // A line alone says here why not; of several the list names those that stayed.
      if (only && !another && !only.ok) setAlert(only.message)
      else onDone(data, owner.name)
    } catch {
      // The call has told what went wrong.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={text('transfer.title')}
      testId="transfer-dialog"
      onClose={onClose}
      actions={
        <DialogButtons
          cancel={text('act.cancel')}
          confirm={owner ? text('transfer.confirm', { name: owner.name }) : text('transfer.confirmNone')}
          onCancel={onClose}
          onConfirm={send}
          busy={busy}
          disabled={!owner}
          testId="transfer-send"
        />
      }
    >
      <p className="transfer-what">
        <b>{text('transfer.lines', { n: countText(keys.length), amount })}</b>
        <span>{text('transfer.from', { names: names.join('、') })}</span>
      </p>
      {alert ? (
        <p className="order-failed" role="alert">
          {alert}
        </p>
      ) : null}
      <OwnerPicker chosen={owner} onChosen={setOwner} />
      <h3 className="transfer-title">{text('transfer.changes')}</h3>
      <ul className="transfer-changes">
        {changes.map((name) => (
          <li key={name}>{text(`transfer.change.${name}`)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
