import { Link } from 'react-router-dom'
import { creatorWorkflow } from '../../../shared/areas/creators/workflow.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { useCreatorText } from './use-creator-text.ts'

const facts = ['creator_id', 'nickname', 'region', 'followers', 'gmv_30d', 'orders_30d', 'add_time', 'remark'] as const
const binding = [
  'bind_status',
  'owner_name',
  'agency_level',
  'referrer_name',
  'bind_kind',
  'share_rate_bp',
  'bind_time',
  'bind_end_time',
  'invited_time',
  'unbind_time',
] as const

interface Props {
  readonly creatorId: string
  readonly row: Row | undefined
}

/** A creator: what can be done about it, its facts, its binding, and what was done. */
export const CreatorDetail = ({ creatorId, row }: Props) => {
  const text = useCreatorText()
  const ordersLink = useOrdersLink()
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={creatorWorkflow} row={row} /> : null}
        {ordersLink ? (
          <Link className="button" to={ordersLink({ creator: creatorId, period: 'last30' })} data-act="orders">
            {text('creator.orders')}
          </Link>
        ) : null}
      </Ways>
      {row ? <Fields title={text('creator.facts')} row={row} fields={facts} /> : null}
      {row ? <Fields title={text('creator.binding')} row={row} fields={binding} /> : null}
      <RowHistory workflow={creatorWorkflow} rowKey={creatorId} />
    </>
  )
}
