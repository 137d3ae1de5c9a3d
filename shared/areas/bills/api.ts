import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { listInput, listOf } from '../../api/list.ts'
import { rowId } from '../../api/row-id.ts'

const bill = z.object({
  id: z.string(),
  bill_no: z.string(),
  /** `YYYY-MM`, cut by the settlement zone (Asia/Shanghai). */
  period: z.string(),
  /** 1 creator commission, 2 team share, 3 service provider. */
  bill_type: z.int(),
  orders: z.int(),
  /** Decimal numbers of `currency`. */
  commission_total: z.number(),
  deduction: z.number(),
  incomeTotal: z.number(),
  /** The same in minor units. */
  income_amt: z.int(),
  currency: z.string(),
  /** 0 to confirm, 1 under review, 2 to pay, 3 paid, 4 rejected, 5 disputed, 6 void, 7 carried over. */
  status: z.int(),
  reject_reason: z.string(),
  add_time: z.int(),
  confirm_deadline: z.int(),
})
export type Bill = z.infer<typeof bill>

const amount = z.int()

/** Sums of a bill beside those of its lines; money in minor units of `currency`. */
const detail = z.object({
  id: z.string(),
  bill_no: z.string(),
  period: z.string(),
  currency: z.string(),
  status: z.int(),
  commission_amt: amount,
  deduction_amt: amount,
  adjust_amt: amount,
  tax_amt: amount,
  income_amt: amount,
  /** What its lines and adjustments add up to, and what the bill says that they do. */
  lines_amt: amount,
  bill_amt: amount,
  /** What is paid, in minor units of `pay_currency`; null: nobody told a rate. */
  pay_amt: z.nullable(amount),
  pay_currency: z.string(),
  fx_rate: z.nullable(z.number()),
  /** The bill whose sum below zero came off this one. */
  carried: z.nullable(z.object({ bill_no: z.string(), amt: amount })),
  adjustments: z.array(z.object({ amt: amount, note: z.string(), time: z.int() })),
  /** The largest ones, with the order that was taken back. */
  deductions: z.array(z.object({ order_id: z.string(), product: z.string(), amt: amount })),
  disputed: z.array(z.string()),
  /** The viewer may question lines of it now. */
  may_dispute: z.boolean(),
})
export type BillDetail = z.infer<typeof detail>

export const billApi = {
  /** A bill of the viewer's scope. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/finance/detail',
    access: 'bills',
    input: z.object({ id: rowId }),
    data: detail,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/finance/settings',
    access: 'bills',
    input: z.object({}),
    /** `reviews`: bills of others; `company`: sees all of its company. */
    data: z.object({ reviews: z.boolean(), company: z.boolean(), auto_confirm: z.boolean() }),
  }),
  /** Whether bills of the company confirm themselves once their time is over: for who reviews them. */
  configure: endpoint({
    method: 'POST',
    path: '/api/v1/finance/configure',
    access: 'bills',
    input: z.strictObject({ auto_confirm: z.boolean() }),
    data: z.object({ auto_confirm: z.boolean() }),
  }),
  /** What waits to be paid, for the bank: a CSV with the full numbers, for who reviews bills. Each asking is in the log. */
  payfile: endpoint({
    method: 'POST',
    path: '/api/v1/finance/payfile',
    access: 'bills',
    exports: true,
    input: z.strictObject({}),
    data: z.object({ name: z.string(), csv: z.string(), bills: z.int() }),
  }),
  /** Income of the viewer's bills by month and kind, in minor units of `currency`; null: a rate is missing. */
  months: endpoint({
    method: 'GET',
    path: '/api/v1/finance/months',
    access: 'bills',
    input: z.object({}),
    data: z.object({
      currency: z.string(),
      months: z.array(z.object({ period: z.string(), bill_type: z.int(), amt: z.nullable(amount) })),
      data_time: z.int(),
    }),
  }),
  /** A bill of the viewer's scope with its lines, on paper: a PDF in base64. */
  pdf: endpoint({
    method: 'GET',
    path: '/api/v1/finance/pdf',
    access: 'bills',
    exports: true,
    input: z.object({ id: rowId }),
    data: z.object({ name: z.string(), pdf: z.string() }),
  }),
}

export const financeApi = {
  /** The account's own bills, newest first; the bill reminder reads those of status 0 and 4. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/finance',
    access: 'bills',
    input: z.object({
      ...listInput.shape,
      id: z.optional(z.string().check(z.maxLength(20))),
      status: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(7))),
    }),
    data: listOf(bill),
  }),
}
