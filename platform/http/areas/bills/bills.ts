import type { Router } from 'express'
import { billApi, financeApi } from '../../../../shared/areas/bills/api.ts'
import type { ListQuery } from '../../../../shared/lists/list.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { readBillDetail } from '../../../queries/bills/detail.ts'
import { readBills } from '../../../queries/bills/list.ts'
import { readBillMonths } from '../../../queries/bills/months.ts'
import { readAutoConfirm, reviewsBills, setAutoConfirm } from '../../../queries/bills/settings.ts'
import { consistently } from '../../../queries/consistent.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { printBill } from './paper.ts'
import { makePayfile } from './payfile.ts'

const detailOf = async (call: Call, id: string) => {
  const found = await consistently(call.context.reads, (tx) => readBillDetail(tx, call.viewer.scope, id))
  if (!found) throw new Refused('bill.none')
  return found
}

/** Lines are those of a bill that the viewer sees. @throws {Refused} */
export const requireBill = ({ filters: { id } }: ListQuery, call: Call): Promise<unknown> => detailOf(call, String(id))

export const mountFinance = (router: Router, context: Context): void => {
  implement(router, context, financeApi, {
    list: async (input, call) => {
      const { page, limit } = input
      const member_id = Number(call.viewer.record.id)
      const found = await consistently(context.reads, (tx) => readBills(tx, member_id, input))
      return { ...found, page, limit, data_time: call.now }
    },
  })
  implement(router, context, billApi, {
    detail: ({ id }, call) => detailOf(call, id),
    settings: (_, call) =>
      consistently(context.reads, async (tx) => ({
        reviews: await reviewsBills(tx, call.viewer.scope),
        company: call.viewer.scope.member_id === null && call.viewer.scope.company_id > 0,
        auto_confirm: await readAutoConfirm(tx, call.viewer.scope.company_id),
      })),
    configure: ({ auto_confirm }, call) =>
      context.db.transaction().execute(async (tx) => {
        const { scope, record } = call.viewer
        if (!(await reviewsBills(tx, scope))) throw new Refused('bill.reviewer')
        const before = await readAutoConfirm(tx, scope.company_id)
        await setAutoConfirm(tx, scope.company_id, auto_confirm, call.now)
        await insertAudit(tx, {
          member_id: Number(record.id),
          action: 'bill.configure',
          object_type: 'company',
          object_id: String(scope.company_id),
          before: { auto_confirm: before },
          after: { auto_confirm },
          ip: call.ip,
          now: call.now,
        })
        await raiseVersion(tx, scope.company_id, call.now)
        return { auto_confirm }
      }),
    months: async (_, call) => ({
      ...(await consistently(context.reads, (tx) => readBillMonths(tx, call.viewer.scope))),
      data_time: call.now,
    }),
    payfile: (_, call) => makePayfile(call),
    pdf: async ({ id }, call) => printBill(call, await detailOf(call, id)),
  })
}
