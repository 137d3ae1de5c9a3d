import { useState } from 'react'
import { decideAccess } from '../../../shared/access/decide.ts'
import { materialWorkflow } from '../../../shared/areas/materials/workflow.ts'
import { materialForm } from '../../../shared/forms/materials.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { MaterialDetail } from './material-detail.tsx'
import { useOrderClips } from './order-clips.tsx'
import { useMaterialText } from './use-material-text.ts'

const Head = () => {
  const text = useMaterialText()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  const record = useSession((state) => state.record)
  const sees = record !== null && decideAccess(record).allows('product')
  return (
    <Row spread>
      <Note>{text('material.note')}</Note>
      <button type="button" className="button primary" data-testid="material-new" onClick={() => setOpen(true)}>
        {text('material.new')}
      </button>
      {isOpen ? (
        <FormDialog
          form={materialForm}
          without={sees ? [] : ['product_id', 'creator_id']}
          onDone={again}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Row>
  )
}

/** S38: what the company has to cut from, and the clips that were made: brought, reviewed, sorted, played, fetched. */
export const MaterialsPage = () => {
  const text = useMaterialText()
  const order = useOrderClips()
  const ordering: BulkAction = {
    name: 'order',
    label: text('material.order'),
    run: async (_, rows) => {
      order.open(rows)
      return undefined
    },
  }
  return (
    <>
      <WorkflowList
        workflow={materialWorkflow}
        inDrawer
        also={order.may ? [ordering] : []}
        head={() => <Head />}
        detail={(key, row) => (
          <MaterialDetail materialId={key} row={row} onOrder={order.may ? order.open : undefined} />
        )}
      />
      {order.dialog}
    </>
  )
}
