import type { Router } from 'express'
import { trendApi } from '../../../../shared/areas/trends/api.ts'
import { readWatches } from '../../../queries/trends/watch.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'

export const mountOrderTrend = (router: Router, context: Context): void => {
  implement(router, context, trendApi, {
    mine: (_, call) =>
      listPresent(call, async (tx) => ({ list: await readWatches(tx, Number(call.viewer.record.id)) })),
  })
}
