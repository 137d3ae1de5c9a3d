import { creatorWorkflow } from '../../../shared/areas/creators/workflow.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row } from '../../ui/layout.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { CreatorDetail } from './creator-detail.tsx'

const Head = () => {
  const { again } = useListWorld()
  return (
    <Row>
      <TableImport into="creators" onDone={again} />
    </Row>
  )
}

/** S18: the creators of the viewer's team, to whom they are bound, and what people do about that. */
export const CreatorsPage = () => (
  <WorkflowList
    workflow={creatorWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <CreatorDetail creatorId={key} row={row} />}
  />
)
