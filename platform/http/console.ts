import type { Router } from 'express'
import { consoleApi } from '../../shared/api/console.ts'
import type { Tx } from '../db/tables.ts'
import { consistently } from '../queries/consistent.ts'
import { readOverview } from '../queries/console/overview.ts'
import { readRank } from '../queries/console/rank.ts'
import { readTrend } from '../queries/console/trend.ts'
import { readCompany, type View, viewNow } from '../queries/view.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { readFeedPage } from './feed-page.ts'
import { implement } from './implement.ts'

/** Reads for the viewer's scope as it stands now, all of one answer from one state of the database. */
const present = <T>(call: Call, read: (tx: Tx, view: View) => Promise<T>): Promise<T> =>
  consistently(call.context.reads, async (tx) => {
    const { scope } = call.viewer
    return read(tx, viewNow(scope, await readCompany(tx, scope.company_id), call.now))
  })

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
