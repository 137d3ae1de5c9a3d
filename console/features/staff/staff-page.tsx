import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { staffWorkflow } from '../../../shared/areas/staff/workflow.ts'
import { staffForm } from '../../../shared/forms/staff.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { TableImport } from '../../imports/table-import.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { AuditTab } from './audit-tab.tsx'
import { useGroups } from './groups.ts'
import { StaffDetail } from './staff-detail.tsx'
import { StaffTabs } from './staff-tabs.tsx'
import { useStaffText } from './use-staff-text.ts'

const Head = () => {
  const text = useStaffText()
  const { again } = useListWorld()
  const offered = useGroups()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <StaffTabs now="staff" />
      <Row spread>
        <Note>{text('staff.note')}</Note>
        <Row>
          <TableImport into="staff" onDone={again} />
          <button type="button" className="button primary" data-testid="staff-new" onClick={() => setOpen(true)}>
            {text('staff.new')}
          </button>
        </Row>
        {isOpen && offered ? (
          <FormDialog
            form={staffForm}
            start={{ privilege_group: '0' }}
            offered={offered}
            onDone={again}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Row>
    </>
  )
}

const StaffTab = () => (
  <WorkflowList
    workflow={staffWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <StaffDetail key={key} staffId={key} row={row} />}
  />
)

/** S22: the accounts of the viewer's scope; by tab what was done. */
export const StaffPage = () => {
  const [params] = useSearchParams()
  return params.get('tab') === 'audit' ? <AuditTab /> : <StaffTab />
}
