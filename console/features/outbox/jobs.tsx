import { jobWorkflow } from '../../../shared/areas/operations/jobs-workflow.ts'
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
  ...['job_kind', 'job_name', 'job_company', 'job_by', 'job_state', 'job_done', 'job_total', 'job_tries', 'job_reason'],
  ...['job_added', 'job_changed', 'job_id'],
]

const Head = () => {
  const text = useOperationsText()
  return (
    <>
      <OutboxTabs now="jobs" />
      <Note>{text('operations.jobs.note')}</Note>
    </>
  )
}

const Job = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useOperationsText()
  return (
    <>
      {row ? (
        <>
          <Ways as="nav" className="drawer-ways">
            <RowButtons workflow={jobWorkflow} row={row} />
          </Ways>
          <Fields title={text('operations.jobs.facts')} row={row} fields={facts} />
        </>
      ) : null}
      <RowHistory workflow={jobWorkflow} rowKey={id} />
    </>
  )
}

/** What works in the background for all companies: exports, imports, reports, changes of a company. */
export const Jobs = () => (
  <WorkflowList
    workflow={jobWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <Job key={key} id={key} row={row} />}
  />
)
