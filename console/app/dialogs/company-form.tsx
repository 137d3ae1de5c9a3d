import { type CompanyState, companyApi } from '../../../shared/areas/company/api.ts'
import { countText, knownCurrencies } from '../../../shared/format/number.ts'
import { isZone } from '../../../shared/time/zone.ts'
import { Field } from '../../forms/field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { call } from '../../http/client.ts'
import { confirm } from '../../state/confirm.ts'
import { changesText, hourText } from './company-words.ts'
import { FormFoot } from './form-foot.tsx'
import { useCompanyText } from './use-company-text.ts'

interface Props {
  readonly state: CompanyState
  /** The change has begun. */
  readonly onBegun: () => void
  readonly onClose: () => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const zones = Intl.supportedValuesOf('timeZone')

/** How the company stands, and what it should become: asked once more with old and new beside each other. */
export const CompanyForm = ({ state, onBegun, onClose }: Props) => {
  const text = useCompanyText()
  const { company, settings, orders } = state
  const form = useForm({
    defaults: { zone: settings.zone, cut_hour: String(settings.cut_hour), currency: settings.currency },
    rules: {
      zone: (value) => (isZone(value.trim()) ? undefined : text('company.zoneWrong')),
      currency: (value) => (/^[A-Za-z]{3}$/.test(value.trim()) ? undefined : text('company.currencyWrong')),
    },
    send: async ({ zone, cut_hour, currency }): Promise<void> => {
      const to = { zone: zone.trim(), cut_hour: Number(cut_hour), currency: currency.trim().toUpperCase() }
      const changes = changesText(text, settings, to)
      if (changes === '') return form.refuse('zone', text('company.same'))
      const sure = await confirm({
        title: text('company.ask', { company: company.name }),
        text: text('company.askText', { changes, orders: countText(orders) }),
        yes: text('company.yes'),
        no: text('company.cancel'),
      })
      if (!sure) return
      await call(companyApi.change, { company: company.id, from: settings, ...to }, { tell: 'never' })
      onBegun()
    },
  })
  const zone = form.field('zone')
  const currency = form.field('currency')
  const cut = form.field('cut_hour')
  return (
    <form onSubmit={form.submit} noValidate>
      <p className="form-alert" role="alert" data-testid="form-alert">
        {form.alert}
      </p>
      <Field {...zone} label={text('company.zone')} input={{ ...zone.input, list: 'company-zones', maxLength: 60 }} />
      <datalist id="company-zones">
        {zones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="field">
        <label htmlFor={cut.id}>{text('company.cut')}</label>
        <select id={cut.id} className="select" {...cut.input}>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {hourText(hour)}
            </option>
          ))}
        </select>
      </div>
      <Field
        {...currency}
        label={text('company.currency')}
        input={{ ...currency.input, list: 'company-currencies', maxLength: 3 }}
      />
      <datalist id="company-currencies">
        {knownCurrencies.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <ul className="company-notes">
        <li>{text('company.noteDays')}</li>
        <li>{text('company.noteCurrency')}</li>
        <li>{text('company.noteWait')}</li>
      </ul>
      <FormFoot label={text('company.submit')} busy={form.busy} onOther={onClose} />
    </form>
  )
}
