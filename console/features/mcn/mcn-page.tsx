import { useState } from 'react'
import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { type ScreenId, screenRow } from '../../../shared/access/screens.ts'
import { mcnWorkflow } from '../../../shared/areas/mcn/workflow.ts'
import { mcnBindForm } from '../../../shared/forms/mcn.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { useMcnText } from './use-mcn-text.ts'

const AGENCY_BILL = 4
const contract = [
  ...['contract_no', 'bind_status', 'share_rate_bp', 'owner_name', 'bind_time', 'bind_end_time', 'invited_time'],
  ...['unbind_time', 'remark'],
]
const sales = ['gmv_30d', 'commission_30d', 'ours_30d', 'ours_settled_30d', 'videos_30d', 'lives_30d']

/** Whether the viewer may open a screen. */
const useOpens = (): ((screen: ScreenId) => boolean) => {
  const record = useSession((state) => state.record)
  return (screen) => record !== null && decideAccess(record).allows(screen)
}

const Head = () => {
  const text = useMcnText()
  const opens = useOpens()
  const { again, replace } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <Ways>
      {opens('merchantsTeamMent') ? (
        <Link className="button" to={`${screenRow('merchantsTeamMent').path}?tab=samples`}>
          {text('mcn.samples')}
        </Link>
      ) : null}
      {opens('bills') ? (
        <Link className="button" to={`${screenRow('bills').path}?bill_type=${AGENCY_BILL}`}>
          {text('mcn.bills')}
        </Link>
      ) : null}
      <button type="button" className="button primary" data-testid="mcn-bind" onClick={() => setOpen(true)}>
        {text('mcn.bind')}
      </button>
      {isOpen ? (
        <FormDialog
          form={mcnBindForm}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Ways>
  )
}

const Contract = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useMcnText()
  const opens = useOpens()
  const orders = useOrdersLink()?.({ creator: id })
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={mcnWorkflow} row={row} /> : null}
        {opens('merchantsTeamMent') ? (
          <Link className="button" to={`${screenRow('merchantsTeamMent').path}?open=${encodeURIComponent(id)}`}>
            {text('mcn.toCreator')}
          </Link>
        ) : null}
        {orders ? (
          <Link className="button" to={orders}>
            {text('word.itsOrders')}
          </Link>
        ) : null}
      </Ways>
      {row ? <Fields title={text('mcn.contract')} row={row} fields={contract} /> : null}
      {row ? <Fields title={text('mcn.sales')} row={row} fields={sales} /> : null}
      <RowHistory workflow={mcnWorkflow} rowKey={id} />
    </>
  )
}

/** S34: creators under contract with the agency, what they bring, and how contracts are offered, renewed and ended. */
export const McnPage = () => (
  <WorkflowList
    workflow={mcnWorkflow}
    inDrawer
    aside={<Head />}
    detail={(key, row) => <Contract key={key} id={key} row={row} />}
  />
)
