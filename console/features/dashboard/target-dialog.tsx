import type { CallData } from '../../../shared/api/endpoint.ts'
import { type Target, targetApi } from '../../../shared/areas/targets/api.ts'
import { currencyDecimals, moneyText, rateText } from '../../../shared/format/number.ts'
import { type Field, f } from '../../../shared/forms/form.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useDeclaredForm } from '../../forms/use-declared-form.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'

interface Props {
  readonly onClose: () => void
  readonly onSaved: () => void
}
type Targets = CallData<typeof targetApi.list>

const MOST = 1e14

const nameOf = ({ member_id }: Target): string => `target-${member_id || 'company'}`

const Inner = ({ data, onClose, onSaved }: Props & { data: Targets }) => {
  const text = useDashboardText()
  const { month, list, may_set, currency } = data
  const unit = 10 ** currencyDecimals(currency)
  const inWhole = ({ target_amt }: Target): number | null =>
    target_amt === null ? null : Math.round(target_amt / unit)
  // A member's own target is set by whoever stands above.
  const settable = may_set ? list.filter(({ depth, member_id }) => depth > 0 || member_id === '') : []
  const fields = settable.map((one) => f.count(nameOf(one), { optional: true, least: 0, most: MOST / unit }))
  const form = useDeclaredForm({
    fields,
    values: Object.fromEntries(settable.map((one) => [nameOf(one), inWhole(one)])),
    currency,
    send: async (values) => {
      const failed: Record<string, string> = {}
      for (const one of settable) {
        const whole = values[nameOf(one)] || null
        if (whole === inWhole(one)) continue
        const { member_id } = one
        try {
          const target_amt = whole === null ? null : whole * unit
          await call(targetApi.set, { month, member_id, target_amt }, { tell: 'never' })
        } catch (problem) {
          if (!(problem instanceof CallError)) throw problem
          failed[nameOf(one)] = problem.message
        }
      }
      onSaved()
      const [first] = Object.values(failed)
      if (first !== undefined) throw new CallError('refused', first, { fields: failed })
      showToast('good', text('dash.targetSaved'))
      onClose()
    },
  })
  const reached = ({ gmv_amt, target_rate_bp }: Target): string =>
    `${text('dash.month')} ${moneyText(gmv_amt, currency)} · ${text('metric.M29')} ${target_rate_bp === null ? '—' : rateText(target_rate_bp)}`
  const targetOf = ({ name }: Field): Target | undefined => settable.find((one) => nameOf(one) === name)
  return (
    <FormDialog
      title={text('dash.setTarget')}
      testId="target-dialog"
      parts="target"
      note={`${month} · ${text('dash.targetAmount', { currency })}`}
      wide
      sends={text('dash.targetSave')}
      notYet={settable.length === 0}
      fields={fields}
      form={form}
      labelOf={(field) => targetOf(field)?.name ?? ''}
      wordOf={(key) => key}
      noteOf={(field) => {
        const target = targetOf(field)
        return target && reached(target)
      }}
      onClose={onClose}
    >
      {list
        .filter((one) => !settable.includes(one))
        .map((one) => (
          <p key={one.member_id}>
            {one.name}: {one.target_amt === null ? text('dash.noTarget') : moneyText(one.target_amt, currency)} ·{' '}
            {reached(one)}
          </p>
        ))}
    </FormDialog>
  )
}

/** Turnover targets of the month, in whole amounts: of the scope and of those right below; nothing typed takes one away. */
export const TargetDialog = (props: Props) => {
  const text = useDashboardText()
  const { data, error, refetch } = useEndpoint(targetApi.list, {})
  if (data) return <Inner {...props} data={data} />
  return error ? (
    <Dialog title={text('dash.setTarget')} testId="target-dialog" onClose={props.onClose}>
      <LoadFailed error={error} kept={false} onRetry={refetch} />
    </Dialog>
  ) : null
}
