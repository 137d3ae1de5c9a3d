import { defineList } from '../../lists/list.ts'
import { orderColumns, orderList } from '../orders/list.ts'

const { filters, kpi, totals, sort } = orderList

/** T-ORDER of the lines that direct creators brought (S20); `our_commission` is the viewer's share of them. */
export const creatorOrderList = defineList({
  id: 'creator-orders',
  screen: 'directlyUnder',
  path: '/api/v1/merchants/order',
  rowKey: 'line_id',
  columns: orderColumns,
  ...{ filters, kpi, totals, sort },
  figures: orderList.figures ?? [],
  tabs: 'settlement_status',
  group: { field: 'order_id', place: 'order_place' },
  unpaid: true,
})
