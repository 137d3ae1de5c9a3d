import type { AdNetwork } from '../../../shared/ads/networks.ts'
import { adsApi } from '../../../shared/api/ads.ts'
import { currencyDecimals, moneyText } from '../../../shared/format/number.ts'
import { Field } from '../../forms/field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { call } from '../../http/client.ts'
import type { Row } from '../../lists/any-list.ts'
import { confirm } from '../../state/confirm.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import './ads.css'
import { useAdText } from './use-ad-text.ts'
import { nameOf } from './use-turn.ts'

interface Props {
  readonly network: AdNetwork
  readonly row: Row
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A campaign's budget: what it is, what it shall be, and a question with both before it is written. */
export const BudgetDialog = ({ network, row, onClose, onDone }: Props) => {
  const text = useAdText()
  const currency = String(row.currency)
  const before = Number(row.budget)
  const scale = 10 ** currencyDecimals(currency)
  const form = useForm({
    defaults: { budget_amt: String(before / scale) },
    guarded: false,
    rules: {
      budget_amt: (typed) =>
        /^\d{1,8}(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) > 0 ? undefined : text('ads.budget.wrong'),
    },
    send: async ({ budget_amt: typed }) => {
      const after = Math.round(Number(typed) * scale)
      const words = { before: moneyText(before, currency), after: moneyText(after, currency) }
      const sure = await confirm({
        title: nameOf(row),
        text: `${text('ads.budget.confirm', words)} ${text('ads.simulated')}`,
        yes: text('ads.yes'),
        no: text('ads.no'),
      })
      if (!sure) return
      const campaign_id = String(row.campaign_id)
      await call(adsApi.budget, { network, campaign_id, before_amt: before, budget_amt: after }, { tell: 'never' })
      showToast('good', text('ads.budget.done', words))
      onDone()
    },
  })
  return (
    <Dialog title={text('ads.budget.title')} testId="ad-budget" onClose={onClose}>
      <form className="ad-budget" onSubmit={form.submit} noValidate>
        <p>{nameOf(row)}</p>
        <p>
          {text('ads.budget.now')} <b>{moneyText(before, currency)}</b>{' '}
          <small>{text.word(`adBudget.${row.budget_type}`)}</small>
        </p>
        {form.alert ? (
          <p className="ad-note bad" role="alert">
            {form.alert}
          </p>
        ) : null}
        {(() => {
          const { input, ...field } = form.field('budget_amt')
          return (
            <Field
              label={text('ads.budget.new', { currency })}
              {...field}
              input={{ ...input, inputMode: 'decimal', autoComplete: 'off' }}
            />
          )
        })()}
        <Submit label={text('ads.budget.save')} busy={form.busy} />
      </form>
    </Dialog>
  )
}
