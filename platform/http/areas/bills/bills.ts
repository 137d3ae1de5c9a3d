import type { Router } from 'express'
import { financeApi } from '../../../../shared/areas/bills/api.ts'
import { readBills } from '../../../queries/bills/list.ts'
import { consistently } from '../../../queries/consistent.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'

export const mountFinance = (router: Router, context: Context): void =>
  implement(router, context, financeApi, {
    list: async (input, call) => {
      const { page, limit } = input
      const member_id = Number(call.viewer.record.id)
      const found = await consistently(context.reads, (tx) => readBills(tx, member_id, input))
      return { ...found, page, limit, data_time: call.now }
    },
  })
