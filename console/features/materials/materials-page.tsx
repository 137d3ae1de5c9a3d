import { useState } from 'react'
import { materialWorkflow } from '../../../shared/areas/materials/workflow.ts'
import { materialForm } from '../../../shared/forms/materials.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { MaterialDetail } from './material-detail.tsx'
import { useMaterialText } from './use-material-text.ts'

const Head = () => {
  const text = useMaterialText()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <Row spread>
      <Note>{text('material.note')}</Note>
      <button type="button" className="button primary" data-testid="material-new" onClick={() => setOpen(true)}>
        {text('material.new')}
      </button>
      {isOpen ? <FormDialog form={materialForm} onDone={again} onClose={() => setOpen(false)} /> : null}
    </Row>
  )
}

/** S38: what the company has to cut from, and the clips that were made: brought, reviewed, sorted, played, fetched. */
export const MaterialsPage = () => (
  <WorkflowList
    workflow={materialWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <MaterialDetail materialId={key} row={row} />}
  />
)
