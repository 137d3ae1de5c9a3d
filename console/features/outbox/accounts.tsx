import { accountWorkflow } from '../../../shared/areas/operations/accounts-workflow.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { OutboxTabs } from './outbox-tabs.tsx'
import { useOperationsText } from './use-operations-text.ts'

const facts = [
  ...['username', 'account_company', 'mobile', 'account_kind', 'staff_state', 'last_login_time', 'add_time'],
  ...['operator', 'account_id'],
]
const bought = [
  ...['account_modules', 'module_end', 'daping', 'is_share_video', 'business_center', 'has_tt_tool', 'has_console'],
]

const Head = () => {
  const text = useOperationsText()
  return (
    <>
      <OutboxTabs now="accounts" />
      <Note>{text('operations.accounts.note')}</Note>
    </>
  )
}

const Account = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useOperationsText()
  return (
    <>
      {row ? (
        <>
          <Ways as="nav" className="drawer-ways">
            <RowButtons workflow={accountWorkflow} row={row} />
          </Ways>
          <Fields title={text('operations.accounts.facts')} row={row} fields={facts} />
          <Fields title={text('operations.accounts.bought')} row={row} fields={bought} />
        </>
      ) : null}
      <RowHistory workflow={accountWorkflow} rowKey={id} />
    </>
  )
}

/** The accounts of all companies: in and out of use, modules, switches. */
export const Accounts = () => (
  <WorkflowList
    workflow={accountWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <Account key={key} id={key} row={row} />}
  />
)
