import { useState } from 'react'
import { Link } from 'react-router-dom'
import { companyWorkflow } from '../../../shared/areas/operations/companies-workflow.ts'
import { newCompanyForm } from '../../../shared/forms/new-company.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { TableImport } from '../../imports/table-import.tsx'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { OutboxTabs, placeOf } from './outbox-tabs.tsx'
import { useOperationsText } from './use-operations-text.ts'

const facts = [
  ...['tenant_state', 'tenant_end', 'tenant_accounts', 'tenant_seats', 'tenant_order', 'tenant_currency'],
  ...['tenant_zone', 'tenant_masks', 'tenant_demo', 'tenant_added', 'tenant_id'],
]

const Head = () => {
  const text = useOperationsText()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OutboxTabs now="companies" />
      <Ways spread>
        <Note>{text('operations.companies.note')}</Note>
        <Ways>
          <TableImport into="categories" onDone={again} />
          <button type="button" className="button primary" data-testid="new-company" onClick={() => setOpen(true)}>
            {text('operations.companies.new')}
          </button>
        </Ways>
      </Ways>
      {isOpen ? <FormDialog form={newCompanyForm} onDone={again} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const Company = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useOperationsText()
  const name = encodeURIComponent(String(row?.tenant_name ?? ''))
  return (
    <>
      {row ? (
        <Ways as="nav" className="drawer-ways">
          <RowButtons workflow={companyWorkflow} row={row} />
          <Link className="button" to={`${placeOf('accounts')}&keyword=${name}`}>
            {text('operations.companies.accounts')}
          </Link>
          <Link className="button" to={`${placeOf('jobs')}&keyword=${name}`}>
            {text('operations.companies.jobs')}
          </Link>
        </Ways>
      ) : null}
      {row ? <Fields title={text('operations.companies.facts')} row={row} fields={facts} /> : null}
      <RowHistory workflow={companyWorkflow} rowKey={id} />
    </>
  )
}

/** The companies that use the platform: their term, their seats, what is switched on. */
export const Companies = () => (
  <WorkflowList
    workflow={companyWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <Company key={key} id={key} row={row} />}
  />
)
