import type { Router } from 'express'
import { outboxApi } from '../../../../shared/areas/outbox/api.ts'
import { consistently } from '../../../queries/consistent.ts'
import { readOutbox } from '../../../queries/sms/outbox.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'

export const mountOutbox = (router: Router, context: Context): void =>
  implement(router, context, outboxApi, {
    list: async (input, call) => {
      const { page, limit } = input
      const found = await consistently(context.reads, (tx) => readOutbox(tx, input))
      return { ...found, page, limit, data_time: call.now }
    },
  })
