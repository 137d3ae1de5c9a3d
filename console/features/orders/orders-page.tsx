import { orderLineWorkflow } from '../../../shared/workflows/order-lines.ts'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { ImportStrip } from './import/import-strip.tsx'
import { OrderDetail } from './order-detail.tsx'

/** S12a: affiliate order lines with their commission, and what people do about them. */
export const OrdersPage = () => (
  <WorkflowList
    workflow={orderLineWorkflow}
    inDrawer
    detail={(key, row) => <OrderDetail lineId={key} row={row} />}
    aside={<ImportStrip />}
  />
)
