import { defineList } from '../../lists/list.ts'
import { orderColumns, orderList } from '../orders/list.ts'

const { filters, kpi, totals, sort } = orderList

/** T-ORDER of the lines that somebody of the staff brought: those of the order list that have an owner (S24). */
export const staffOrderList = defineList({
  id: 'staff-orders',
  screen: 'directlyOrder',
  path: '/api/v1/staff/order',
  rowKey: 'line_id',
  columns: orderColumns,
  ...{ filters, kpi, totals, sort },
  figures: orderList.figures ?? [],
  tabs: 'settlement_status',
  group: { field: 'order_id', place: 'order_place' },
  unpaid: true,
})
