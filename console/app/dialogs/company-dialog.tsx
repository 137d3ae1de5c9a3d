import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyProgress } from './company-progress.tsx'
import './company.css'
import './dialogs.css'
import type { DialogProps } from './props.ts'
import { useCompany } from './use-company.ts'
import { useCompanyText } from './use-company-text.ts'

/** By which zone and from which hour a company's days are cut, and in which currency its amounts stand. */
export const CompanyDialog = ({ record, onClose }: DialogProps) => {
  const text = useCompanyText()
  const say = useText()
  const [id, setId] = useState<string>()
  const { data, running, error, refetch } = useCompany(id)
  const last = data?.change
  return (
    <Dialog title={text('company.title')} testId="company-dialog" onClose={onClose}>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data && data.companies.length > 0 ? (
        <div className="field">
          <label htmlFor="company-which">{text('company.which')}</label>
          <select
            id="company-which"
            className="select"
            value={data.company.id}
            onChange={({ target }) => setId(target.value)}
          >
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
          <CompanyForm
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
