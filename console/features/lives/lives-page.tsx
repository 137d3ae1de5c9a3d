import { useState } from 'react'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { liveWorkflow } from '../../../shared/areas/lives/workflow.ts'
import { livePlanForm } from '../../../shared/forms/live.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { TableImport } from '../../imports/table-import.tsx'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { LiveDetail } from './live-detail.tsx'
import { RunningRooms } from './running-rooms.tsx'
import { useLiveText } from './use-live-text.ts'

const facts = [
  ...['live_status', 'creator_name', 'account_type', 'plan_start_time', 'start_time', 'end_time', 'duration', 'gmv'],
  ...['sku_orders', 'target_gmv', 'target_rate', 'live_views', 'pcu', 'avg_watch', 'entry_rate', 'ctr', 'ctor'],
  ...['watch_gpm', 'new_followers', 'comments', 'likes', 'shares', 'data_until', 'live_id'],
]

const Head = () => {
  const text = useLiveText()
  const { again, replace } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Ways>
        <TableImport into="lives" onDone={again} />
        <TableImport into="live-minutes" onDone={again} />
        <button type="button" className="button primary" data-testid="live-new" onClick={() => setOpen(true)}>
          {text('live.new')}
        </button>
      </Ways>
      {isOpen ? (
        <FormDialog
          form={livePlanForm}
          start={{ account_type: 3 }}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
      <RunningRooms />
    </>
  )
}

const Session = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useLiveText()
  const ordersLink = useOrdersLink()
  const to = ordersLink?.({ keyword: id })
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={liveWorkflow} row={row} /> : null}
        <Link className="button" to={`${screenRow('liveRoom').path}?${new URLSearchParams({ id })}`}>
          {text('room.open')}
        </Link>
        {to ? (
          <Link className="button" to={to}>
            {text('word.itsOrders')}
          </Link>
        ) : null}
      </Ways>
      {row ? <Fields title={text('live.facts')} row={row} fields={facts} /> : null}
      <LiveDetail id={id} />
      <RowHistory workflow={liveWorkflow} rowKey={id} />
    </>
  )
}

/** S29: sessions that run, are planned and are over. */
export const LivesPage = () => (
  <WorkflowList
    workflow={liveWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <Session key={key} id={key} row={row} />}
  />
)
