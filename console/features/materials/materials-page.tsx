import { useState } from 'react'
import { decideAccess } from '../../../shared/access/decide.ts'
import { materialApi } from '../../../shared/areas/materials/api.ts'
import { materialList } from '../../../shared/areas/materials/list.ts'
import { materialWorkflow } from '../../../shared/areas/materials/workflow.ts'
import { countText } from '../../../shared/format/number.ts'
import { materialForm } from '../../../shared/forms/materials.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { TableImport } from '../../imports/table-import.tsx'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { OnPage } from '../../lists/on-page.tsx'
import { PicturedCard } from '../../media/pictured-card.tsx'
import { usePictures } from '../../media/use-pictures.ts'
import { useSession } from '../../state/session.ts'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { WithSide } from '../../ui/with-side.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { MaterialDetail } from './material-detail.tsx'
import { Shelves } from './shelves.tsx'
import { useMaterialText } from './use-material-text.ts'
import { useOrderOf } from './use-order-of.ts'

const Head = () => {
  const text = useMaterialText()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  const { data: shelves } = useEndpoint(materialApi.shelves, {}, { tell: 'never' })
  const record = useSession((state) => state.record)
  const sees = record !== null && decideAccess(record).allows('product')
  return (
    <Row spread>
      <Note>{shelves ? text(shelves.draws ? 'material.drawn' : 'material.note') : null}</Note>
      <Row>
        <TableImport into="materials" onDone={again} />
        <button type="button" className="button primary" data-testid="material-new" onClick={() => setOpen(true)}>
          {text('material.new')}
        </button>
      </Row>
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
  const order = useOrderOf()
  const pictures = usePictures(materialApi.pictures)
  const ordering: BulkAction = {
    name: 'order',
    label: text('material.order'),
    run: async (_, rows) => {
      order.open(rows)
      return undefined
    },
  }
  return (
    <WithSide title={text('material.shelves')} side={<Shelves />}>
      <WorkflowList
        workflow={materialWorkflow}
        inDrawer
        card={(row, link) => (
          <PicturedCard
            {...{ row, link }}
            title={String(row.material_title)}
            pictures={pictures.of(row.material_id)}
            also={typeof row.use_count === 'number' ? [text('material.used', { n: countText(row.use_count) })] : []}
            labels="materialState"
            state={row.material_state}
          />
        )}
        cardsFirst
        also={order.may ? [ordering] : []}
        head={(answer) => (
          <>
            <OnPage list={materialList} answer={answer} tell={pictures.tell} />
            <Head />
          </>
        )}
        detail={(key, row) => (
          <MaterialDetail materialId={key} row={row} onOrder={order.may ? order.open : undefined} />
        )}
      />
      {order.dialog}
    </WithSide>
  )
}
