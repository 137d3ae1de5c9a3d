import { staffWorkflow } from '../../../shared/areas/staff/workflow.ts'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { StaffDetail } from './staff-detail.tsx'

/** S22: the accounts of the viewer's scope. */
export const StaffPage = () => (
  <WorkflowList workflow={staffWorkflow} inDrawer detail={(key, row) => <StaffDetail staffId={key} row={row} />} />
)
