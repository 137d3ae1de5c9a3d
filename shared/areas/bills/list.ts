import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { billState, billTypes } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/**
 * T-BILL: the viewer's own bills; of whoever reviews them the company's, of the platform's operator all. Money stands in the
 * bill's currency; sums over several currencies are in yuan at the rates of the bills, and not reported where one has none.
 * Of an account its last four digits alone are told.
 */
export const billList = defineList({
  id: 'bills',
  screen: 'bills',
  path: '/api/v1/finance/bills',
  rowKey: 'bill_id',
  columns: [
    c.id('bill_no', { ...shown, width: 150 }),
    c.text('period', { ...both, title: 'bill_period', width: 90 }),
    c.enum('bill_type', { ...shown, labels: 'billType', width: 100 }),
    c.text('holder_name', { ...shown, title: 'bill_holder', width: 100 }),
    c.count('orders', { ...both, title: 'bill_orders', width: 120 }),
    c.money('commission_total', { ...both, title: 'bill_commission', recomputed: true, width: 120 }),
    c.money('deduction', { ...both, title: 'bill_deduction', hint: true, recomputed: true, width: 120 }),
    c.money('adjustment', { title: 'bill_adjustment', hint: true, width: 110 }),
    c.money('tax', { title: 'bill_tax', width: 100 }),
    c.money('income_total', { ...both, title: 'bill_income', recomputed: true, width: 130 }),
    c.text('currency', { ...shown, width: 70 }),
    c.text('fx_rate', { title: 'bill_fx_rate', hint: true, width: 110 }),
    c.enum('status', { ...shown, labels: 'billState', width: 100 }),
    c.text('payee_name', { title: 'bill_payee', width: 120 }),
    c.text('bankname', { title: 'bill_bank', width: 150 }),
    c.text('banknumber', { title: 'bill_account', width: 120 }),
    c.text('invoice_no', { title: 'bill_invoice', width: 130 }),
    c.text('reject_reason', { title: 'bill_reject_reason', width: 180 }),
    c.text('dispute_reason', { title: 'bill_dispute_reason', width: 180 }),
    c.time('add_time', { ...both, title: 'bill_made' }),
    c.time('confirm_deadline', { ...both, title: 'bill_deadline' }),
    c.time('confirmed_time', { title: 'bill_confirmed' }),
    c.time('reviewed_time', { title: 'bill_reviewed' }),
    c.time('paid_time', { sort: true, title: 'bill_paid' }),
    c.text('pay_serial', { title: 'bill_serial', width: 150 }),
    c.text('company_name', { title: 'bill_company', width: 140 }),
    c.flag('mine', { title: 'bill_mine', width: 80 }),
    c.enum('auto_confirm', { title: 'bill_auto', labels: 'billAuto', width: 100 }),
    c.id('bill_id', { width: 100 }),
  ],
  filters: [
    { kind: 'choice', name: 'status', labels: 'billState', options: Object.values(billState) },
    { kind: 'choice', name: 'bill_type', labels: 'billType', options: billTypes },
    { kind: 'text', name: 'month' },
    { kind: 'range', name: 'income_total', unit: 'money' },
    { kind: 'flag', name: 'bill_mine' },
    { kind: 'pick', name: 'owner' },
  ],
  kpi: [],
  figures: [
    { name: 'waiting', unit: 'money' },
    { name: 'waiting_n', unit: 'count' },
    { name: 'reviewing', unit: 'money' },
    { name: 'to_pay', unit: 'money' },
    { name: 'paid', unit: 'money' },
    { name: 'rejected', unit: 'count' },
    { name: 'clawed', unit: 'money' },
  ],
  totals: ['commission_total', 'deduction', 'income_total'],
  sort: { field: 'period', order: 'desc' },
  tabs: 'status',
  own: ['bill_mine'],
})
