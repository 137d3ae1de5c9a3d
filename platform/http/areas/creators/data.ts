import type { Router } from 'express'
import { creatorDataApi } from '../../../../shared/areas/creators/data-api.ts'
import { readCreatorTrend, readRetention } from '../../../lists/creators/data-trend.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'

export const mountCreatorData = (router: Router, context: Context): void =>
  implement(router, context, creatorDataApi, {
    trend: (query, call) => listPresent(call, (tx, view) => readCreatorTrend(tx, view, query)),
    retention: (query, call) => listPresent(call, (tx, view) => readRetention(tx, view, query)),
  })
