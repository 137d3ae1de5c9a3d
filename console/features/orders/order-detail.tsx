import { ordersApi } from '../../../shared/areas/orders/api.ts'
import { ADJUSTMENT } from '../../../shared/areas/orders/enums.ts'
import { orderLineWorkflow } from '../../../shared/areas/orders/workflow.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { Note } from '../../ui/note.tsx'
import { Adjustment } from './adjustment.tsx'
import { Commission } from './commission.tsx'
import { adjustmentGroups, orderGroups } from './groups.ts'
import { LineActions } from './line-actions.tsx'
import { orderOf } from './order-of.ts'
import './orders.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { OtherLines } from './other-lines.tsx'
import { Timeline } from './timeline.tsx'
import { useOrderText } from './use-order-text.ts'

/** A line of an order: what the list knows of it at once, then its timeline and how its commission came about. */
export const OrderDetail = ({ lineId, row }: { lineId: string; row: Row | undefined }) => {
  const text = useOrderText()
  const order_id = orderOf(lineId)
  const { data, error, isPending, refetch } = useEndpoint(ordersApi.detail, { order_id })
  const order = data?.order_id === order_id ? data : undefined
  const line = order?.lines.find((one) => one.row.line_id === lineId)
  const shown = line?.row ?? row
  const isAdjustment = shown?.settlement_status === ADJUSTMENT
  return (
    <>
      <LoadFailed error={error} kept={Boolean(line)} onRetry={refetch} />
      {shown ? <LineActions lineId={lineId} row={shown} /> : null}
      {line ? isAdjustment ? <Adjustment line={line} /> : <Commission line={line} /> : null}
      {line ? <Timeline line={line} /> : null}
      {!error && !line ? <Note role="status">{text(isPending || !order ? 'order.loading' : 'order.gone')}</Note> : null}
      {shown
        ? (isAdjustment ? adjustmentGroups : orderGroups).map(({ name, fields }) => (
            <Fields key={name} title={text(`order.group.${name}`)} row={shown} fields={fields} />
          ))
        : null}
      <RowHistory workflow={orderLineWorkflow} rowKey={lineId} />
      {order && order.lines.length > 1 ? <OtherLines lines={order.lines} lineId={lineId} /> : null}
    </>
  )
}
