import { appealStates, ownerStates } from '../../../shared/areas/orders/enums.ts'
import { orderLineWorkflow } from '../../../shared/areas/orders/workflow.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { ContentLink } from './content-link.tsx'
import { useOrderText } from './use-order-text.ts'

const [, OPEN] = appealStates
const [, LOCKED] = ownerStates

/** Who asked, and why: whoever answers reads it first. */
const OpenAppeal = ({ lineId }: { readonly lineId: string }) => {
  const text = useOrderText()
  const { data } = useEndpoint(orderLineWorkflow.api.history, { key: lineId })
  const asked = data?.list.find(({ transition }) => transition === 'appeal')
  return asked ? (
    <p className="order-note" data-testid="open-appeal">
      {text('appeal.waits', { by: asked.by })}
      <q>{asked.after.reason}</q>
    </p>
  ) : null
}

/** What can be done about a line, and what stands in the way of it. */
export const LineActions = ({ lineId, row }: { readonly lineId: string; readonly row: Row }) => {
  const text = useOrderText()
  return (
    <section className="order-part" data-testid="line-actions" aria-label={text('word.actions')}>
      <RowButtons workflow={orderLineWorkflow} row={row}>
        <ContentLink row={row} />
      </RowButtons>
      {row.appeal_state === OPEN ? <OpenAppeal lineId={lineId} /> : null}
      {row.owner_state === LOCKED ? <p className="order-note">{text('act.locked')}</p> : null}
    </section>
  )
}
