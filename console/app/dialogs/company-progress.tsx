import { type CompanyChange, type CompanyState, companyApi } from '../../../shared/areas/company/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { companyForm } from '../../../shared/forms/company.ts'
import { changesOf, prefixesOf } from '../../forms/changes.ts'
import { useFormText } from '../../forms/form-text.ts'
import { call } from '../../http/client.ts'
import { confirm } from '../../state/confirm.ts'
import { useCompanyText } from './use-company-text.ts'

interface Props {
  readonly company: CompanyState['company']
  readonly change: CompanyChange
  readonly zone: string
  readonly onChanged: () => void
}

/** How far a change is that is under way. */
export const CompanyProgress = ({ company, change, zone, onChanged }: Props) => {
  const text = useCompanyText()
  const formText = useFormText(companyForm.words)
  const { id, from, to, state, done, total, by, add_time } = change
  const stop = async (): Promise<void> => {
    const sure = await confirm({
      title: text('company.stop'),
      text: text('company.stopText'),
      yes: text('company.stop'),
      no: text('company.keep'),
      danger: true,
    })
    if (sure) await call(companyApi.cancel, { company: company.id, id }).then(onChanged, onChanged)
  }
  const prefixes = prefixesOf(companyForm)
  const changes = changesOf({ fields: companyForm.fields, from, to, text: formText, currency: '', prefixes })
  const far = (): string => {
    if (state === 'queued' || total === 0) return text('company.queued')
    return done < total
      ? text('company.progress', { done: countText(done), total: countText(total) })
      : text('company.ending')
  }
  return (
    <div className="company-progress" data-testid="company-progress">
      <p>
        <b>{text('company.running', { changes })}</b>
      </p>
      <progress max={Math.max(1, total)} {...(state === 'running' && total > 0 ? { value: done } : {})} />
      <p role="status">{far()}</p>
      <p>
        <small>{text('company.by', { name: by, time: dateTimeText(add_time, zone) })}</small>
      </p>
      <button type="button" className="button" data-testid="company-stop" onClick={() => void stop()}>
        {text('company.stop')}
      </button>
    </div>
  )
}
