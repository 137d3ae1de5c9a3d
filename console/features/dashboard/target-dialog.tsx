import { useState } from 'react'
import { type Target, targetApi } from '../../../shared/areas/targets/api.ts'
import { currencyDecimals, moneyText, rateText } from '../../../shared/format/number.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { showToast } from '../../state/toasts.ts'
import { useUnsaved } from '../../state/unsaved.ts'
import { Dialog } from '../../ui/dialog.tsx'
import './target.css'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'

interface RowProps {
  readonly target: Target
  readonly currency: string
  readonly typed: string
  readonly error: string | undefined
  readonly readOnly: boolean
  readonly onTyped: (typed: string) => void
}

const Row = ({ target, currency, typed, error, readOnly, onTyped }: RowProps) => {
  const text = useDashboardText()
  const id = `target-${target.member_id || 'company'}`
  return (
    <tr data-member={target.member_id}>
      <th scope="row">
        <label htmlFor={id}>{target.name}</label>
      </th>
      <td>{moneyText(target.gmv_amt, currency)}</td>
      <td>{target.target_rate_bp === null ? '—' : rateText(target.target_rate_bp)}</td>
      <td>
        <input
          id={id}
          className="select"
          inputMode="numeric"
          maxLength={12}
          readOnly={readOnly}
          value={typed}
          placeholder={text('dash.noTarget')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onTyped(event.target.value.replace(/\D/g, ''))}
        />
        {error ? (
          <p id={`${id}-error`} className="target-error" role="alert">
            {error}
          </p>
        ) : null}
      </td>
    </tr>
  )
}

/** Turnover targets of the month, in whole amounts: of the scope and of those right below; nothing typed takes one away. */
export const TargetDialog = ({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) => {
  const text = useDashboardText()
  const { data, error, refetch } = useEndpoint(targetApi.list, {})
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const unit = 10 ** currencyDecimals(data?.currency ?? 'USD')
  const held = ({ target_amt }: Target): string => (target_amt === null ? '' : String(Math.round(target_amt / unit)))
  const changed = (data?.list ?? []).filter((one) => (typed[one.member_id] ?? held(one)) !== held(one))
  useUnsaved(changed.length > 0)

  const save = async (): Promise<void> => {
    if (!data || busy) return
    setBusy(true)
    const failed: Record<string, string> = {}
    for (const { member_id } of changed) {
      const value = typed[member_id] ?? ''
      const target_amt = value === '' || Number(value) === 0 ? null : Number(value) * unit
      try {
        await call(targetApi.set, { month: data.month, member_id, target_amt }, { tell: 'never' })
      } catch (problem) {
        if (!(problem instanceof CallError)) throw problem
        failed[member_id] = problem.message
      }
    }
    setBusy(false)
    setErrors(failed)
    onSaved()
    if (Object.keys(failed).length === 0) {
      showToast('good', text('dash.targetSaved'))
      onClose()
    } else void refetch()
  }
  return (
    <Dialog
      title={text('dash.setTarget')}
      note={data?.month}
      testId="target-dialog"
      wide
      onClose={onClose}
      actions={
        <>
          {data?.may_set ? (
            <TableImport
              into="targets"
              onDone={() => {
                onSaved()
                void refetch()
              }}
            />
          ) : null}
          <button type="button" className="button" onClick={onClose}>
            {text('dash.targetCancel')}
          </button>
          {data?.may_set ? (
            <button
              type="button"
              className="button primary"
              disabled={changed.length === 0 || busy}
              onClick={() => void save()}
              data-testid="target-save"
            >
              {text('dash.targetSave')}
            </button>
          ) : null}
        </>
      }
    >
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? (
        <table className="table target-table">
          <thead>
            <tr>
              <th scope="col">{text('dash.targetOf')}</th>
              <th scope="col">{text('dash.month')}</th>
              <th scope="col">{text('metric.M29')}</th>
              <th scope="col">{text('dash.targetAmount', { currency: data.currency })}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map((target, n) => (
              <Row
                key={target.member_id}
                target={target}
                currency={data.currency}
                typed={typed[target.member_id] ?? held(target)}
                error={errors[target.member_id]}
                readOnly={!data.may_set || (n === 0 && target.member_id !== '')}
                onTyped={(value) => setTyped({ ...typed, [target.member_id]: value })}
              />
            ))}
          </tbody>
        </table>
      ) : error ? null : (
        <div className="skeleton target-wait" />
      )}
    </Dialog>
  )
}
