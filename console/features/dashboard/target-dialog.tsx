import { useEffect } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { dashboardTexts } from '../../../shared/areas/dashboard/words.ts'
import { type Target, targetApi, targetMetrics } from '../../../shared/areas/targets/api.ts'
import { currencyDecimals, moneyText, rateText } from '../../../shared/format/number.ts'
import { f } from '../../../shared/forms/form.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { FormBody, FormButtons } from '../../forms/form-body.tsx'
import { useFormText } from '../../forms/form-text.ts'
import { useFields } from '../../forms/use-fields.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'

interface Props {
  readonly onClose: () => void
  readonly onSaved: () => void
}
type Targets = CallData<typeof targetApi.list>

const MOST = 1e14

const nameOf = ({ member_id, metric }: Target): string =>
  `target-${member_id || 'company'}${metric === 'M01' ? '' : `-${metric}`}`

interface InnerProps extends Props {
  readonly data: Targets
  readonly onImported: () => void
}

const Inner = ({ data, onClose, onSaved, onImported }: InnerProps) => {
  const text = useDashboardText()
  const { month, may_set, currency } = data
  const list = targetMetrics.flatMap((metric) => data.list.filter((one) => one.metric === metric))
  const titleOf = ({ name, metric }: Target): string => `${name} · ${text(`metric.${metric}`)}`
  const unit = 10 ** currencyDecimals(currency)
  const inWhole = ({ target_amt }: Target): number | null =>
    target_amt === null ? null : Math.round(target_amt / unit)
  // A member's own target is set by whoever stands above.
  const settable = may_set ? list.filter(({ depth, member_id }) => depth > 0 || member_id === '') : []
  const start = Object.fromEntries(settable.map((one) => [nameOf(one), inWhole(one)]))
  const state = useFields({
    fields: settable.map((one) => f.count(nameOf(one), { optional: true, least: 0, most: MOST / unit })),
    labels: Object.fromEntries(settable.map((one) => [nameOf(one), titleOf(one)])),
    text: useFormText(dashboardTexts),
    prefixes: [],
    start,
    currency,
    send: async (values) => {
      const failed: Record<string, string> = {}
      for (const one of settable) {
        const whole = Number(values[nameOf(one)]) || null
        if (whole === inWhole(one)) continue
        const { member_id, metric } = one
        try {
          const target_amt = whole === null ? null : whole * unit
          await call(targetApi.set, { month, member_id, metric, target_amt }, { tell: 'never' })
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
  const { reset } = state.form
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with is what an import may change
  useEffect(() => reset(true), [JSON.stringify(start)])
  const reached = ({ reached_amt, target_rate_bp }: Target): string =>
    `${text('dash.sofar')} ${moneyText(reached_amt, currency)} · ${text('metric.M29')} ${target_rate_bp === null ? '—' : rateText(target_rate_bp)}`
  return (
    <Dialog
      title={text('dash.setTarget')}
      testId="target-dialog"
      wide
      onClose={onClose}
      actions={
        <>
          {may_set ? <TableImport into="targets" onDone={onImported} /> : null}
          <FormButtons
            state={state}
            label={text('dash.targetSave')}
            notYet={settable.length === 0}
            onCancel={onClose}
            testId="target"
          />
        </>
      }
    >
      <FormBody
        state={state}
        note={`${month} · ${text('dash.targetAmount', { currency })}`}
        notes={Object.fromEntries(settable.map((one) => [nameOf(one), reached(one)]))}
        wide
      />
      {list
        .filter((one) => !settable.includes(one))
        .map((one) => (
          <p key={nameOf(one)}>
            {titleOf(one)}: {one.target_amt === null ? text('dash.noTarget') : moneyText(one.target_amt, currency)} ·{' '}
            {reached(one)}
          </p>
        ))}
    </Dialog>
  )
}

/** Targets of the month for turnover and our commission, in whole amounts: of the scope and of those right below; nothing typed takes one away. */
export const TargetDialog = (props: Props) => {
  const text = useDashboardText()
  const { data, error, refetch } = useEndpoint(targetApi.list, {})
  const imported = (): void => {
    props.onSaved()
    void refetch()
  }
  if (data) return <Inner {...props} data={data} onImported={imported} />
  return error ? (
    <Dialog title={text('dash.setTarget')} testId="target-dialog" onClose={props.onClose}>
      <LoadFailed error={error} kept={false} onRetry={refetch} />
    </Dialog>
  ) : null
}
