import type { Router } from 'express'
import { consoleApi } from '../../shared/api/console.ts'
import { readOverview } from '../queries/console/overview.ts'
import { readRank } from '../queries/console/rank.ts'
import { readTrend } from '../queries/console/trend.ts'
import type { Context } from './context.ts'
import { readFeedPage } from './feed-page.ts'
import { implement } from './implement.ts'
import { present } from './present.ts'

export const mountConsole = (router: Router, context: Context): void =>
  implement(router, context, consoleApi, {
    overview: (_, call) => present(call, (tx, view) => readOverview(tx, view, context.memory)),
    trend: (_, call) => present(call, (tx, view) => readTrend(tx, view, context.memory)),
    rank: (input, call) => present(call, (tx, view) => readRank(tx, view, input)),
    feed: async (input, call) => {
      const { items, cursor, view } = await readFeedPage(input, call)
      return { items: [...items], cursor, currency: view.company.currency, data_time: view.now }
    },
  })
