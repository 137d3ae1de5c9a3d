import { useState } from 'react'
import type { CompanyState } from '../../../shared/areas/company/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { companyForm } from '../../../shared/forms/company.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useFormText } from '../../forms/form-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CompanyProgress } from './company-progress.tsx'
import './company.css'
import type { DialogProps } from './props.ts'
import { useCompany } from './use-company.ts'
import { useCompanyText } from './use-company-text.ts'

interface SettingsProps {
  readonly state: CompanyState
  /** The change has begun. */
  readonly onBegun: () => void
  readonly onClose: () => void
}

/** How the company stands, and what it should become: asked once more with old and new beside each other. */
const Settings = ({ state, onBegun, onClose }: SettingsProps) => {
  const text = useCompanyText()
  const { company, settings, orders } = state
  return (
    <FormPage
      form={companyForm}
      about={state}
      start={settings}
      params={{ company: company.name, orders: countText(orders) }}
      untitled
      onDone={onBegun}
      onCancel={onClose}
    >
      <ul className="company-notes">
        <li>{text('company.noteDays')}</li>
        <li>{text('company.noteCurrency')}</li>
        <li>{text('company.noteWait')}</li>
      </ul>
    </FormPage>
  )
}

/** By which zone and from which hour a company's days are cut, and in which currency its amounts stand. */
export const CompanyDialog = ({ record, onClose }: DialogProps) => {
  const text = useCompanyText()
  const form = useFormText(companyForm.words)
  const say = useText()
  const [id, setId] = useState<string>()
  const { data, running, error, refetch } = useCompany(id)
  const last = data?.change
  return (
    <Dialog title={form.word('form.company.title')} testId="company-dialog" onClose={onClose}>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data && data.companies.length > 0 ? (
        <div className="field">
          <label htmlFor="company-which">{text('word.company')}</label>
          <select id="company-which" value={data.company.id} onChange={({ target }) => setId(target.value)}>
            {data.companies.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {data && running ? (
        <CompanyProgress company={data.company} change={running} zone={record.zone} onChanged={refetch} />
      ) : null}
      {data && !running ? (
        <>
          {last?.state === 'failed' ? (
            <p className="form-alert" role="status">
              {text('company.failed', { reason: last.reason })}
            </p>
          ) : null}
          <Settings
            key={`${data.company.id} ${JSON.stringify(data.settings)}`}
            state={data}
            onBegun={refetch}
            onClose={onClose}
          />
        </>
      ) : null}
      {data && data.company.id === String(record.company) ? <TableImport into="rates" onDone={refetch} /> : null}
      {data || error ? null : <p role="status">{say('app.loading')}</p>}
    </Dialog>
  )
}
