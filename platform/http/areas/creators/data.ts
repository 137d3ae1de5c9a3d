import type { Router } from 'express'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { creatorDataApi } from '../../../../shared/areas/creators/data-api.ts'
import { readCreatorTrend, readRetention } from '../../../lists/creators/data-trend.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'

export const mountCreatorData = (router: Router, context: Context): void => {
  const kept = {
    trend: new VersionMemory<CallData<typeof creatorDataApi.trend>>(),
    retention: new VersionMemory<CallData<typeof creatorDataApi.retention>>(),
  }
  implement(router, context, creatorDataApi, {
    trend: (query, call) =>
      listPresent(call, (tx, view) => kept.trend.at(view, query, () => readCreatorTrend(tx, view, query))),
    retention: (query, call) =>
      listPresent(call, (tx, view) => kept.retention.at(view, query, () => readRetention(tx, view, query))),
  })
}
