import { useState } from 'react'
import { dealState } from '../../../shared/areas/deals/states.ts'
import { dealWorkflow } from '../../../shared/areas/deals/workflow.ts'
import { dealForm } from '../../../shared/forms/deal.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { DealDetail } from './deal-detail.tsx'
import { useDealText } from './use-deal-text.ts'

const { lead, quoted, sampling, making, published, settled } = dealState
const columns = [lead, quoted, sampling, making, published, settled]

const NewDeal = () => {
  const text = useDealText()
  const { again, replace } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button primary" data-testid="deal-new" onClick={() => setOpen(true)}>
        {text('deal.new')}
      </button>
      {isOpen ? (
        <FormDialog
          form={dealForm}
          about={{ id: null }}
          start={{ deal_type: 3 }}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** S42: what is agreed with brands, as a table or as a board from the lead to the settlement. */
export const DealsPage = () => (
  <WorkflowList
    workflow={dealWorkflow}
    inDrawer
    aside={<NewDeal />}
    asBoard={{
      columns,
      card: ({ product_title, creator_name, deal_overdue }) => (
        <>
          <span>{product_title}</span>
          <span>{creator_name}</span>
          {deal_overdue === true ? <Overdue /> : null}
        </>
      ),
    }}
    detail={(key, row) => <DealDetail key={key} id={key} row={row} />}
  />
)

const Overdue = () => {
  const text = useDealText()
  return <strong>{text('column.deal_overdue')}</strong>
}
