import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { listInput, listOf } from '../../api/list.ts'

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
  currency: z.string(),
  /** 0 to confirm, 1 under review, 2 to pay, 3 paid, 4 rejected, 5 disputed, 6 void, 7 carried over. */
  status: z.int(),
  reject_reason: z.string(),
  add_time: z.int(),
  confirm_deadline: z.int(),
})
export type Bill = z.infer<typeof bill>

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
