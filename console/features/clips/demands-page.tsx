import { useState } from 'react'
import { clipDemandWorkflow } from '../../../shared/areas/clips/demand-workflow.ts'
import { demandState } from '../../../shared/areas/clips/states.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row } from '../../ui/layout.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { DemandDetail } from './demand-detail.tsx'
import { DemandDialog } from './demand-dialog.tsx'
import { Left } from './left.tsx'
import { useClipText } from './use-clip-text.ts'

const { draft, review, unassigned, running, acceptance, done } = demandState
const columns = [draft, review, unassigned, running, acceptance, done]

const NewDemand = () => {
  const text = useClipText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button primary" onClick={() => setOpen(true)}>
        {text('clip.new')}
      </button>
      {open ? <DemandDialog demand_no={null} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const ImportDemands = () => {
  const { again } = useListWorld()
  return <TableImport into="clip-demands" onDone={again} />
}

/** S40: orders of clips, from the draft to their acceptance. */
export const ClipDemandsPage = () => {
  const text = useClipText()
  return (
    <WorkflowList
      workflow={clipDemandWorkflow}
      inDrawer
      aside={
        <Row>
          <ImportDemands />
          <NewDemand />
        </Row>
      }
      asBoard={{
        columns,
        card: ({ product_title, approved_count, required_count, deadline_time }) => (
          <>
            <span>{product_title}</span>
            <span>{`${text('column.approved_count')} ${approved_count} / ${required_count}`}</span>
            <Left time={Number(deadline_time)} />
          </>
        ),
      }}
      detail={(key, row) => <DemandDetail demandNo={key} row={row} />}
    />
  )
}
