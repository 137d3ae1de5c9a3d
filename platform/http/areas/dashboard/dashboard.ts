import type { Router } from 'express'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { consoleApi } from '../../../../shared/areas/dashboard/api.ts'
import type { BoardFilter } from '../../../../shared/areas/data-board/filters.ts'
import type { Tx } from '../../../db/tables.ts'
import { readConsoleFunnel } from '../../../queries/dashboard/funnel.ts'
import { type Overview, readOverview } from '../../../queries/dashboard/overview.ts'
import { readRank } from '../../../queries/dashboard/rank.ts'
import { readTrend } from '../../../queries/dashboard/trend.ts'
import { readWaiting } from '../../../queries/dashboard/waiting.ts'
import type { Narrow } from '../../../queries/data-board/narrow.ts'
import { namedIds } from '../../../queries/named.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import type { View } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { readFeedPage } from '../../feed-page.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'
import { filterOf, narrowFor, readerFor } from '../data-board/data-board.ts'

type Asked = Readonly<{ [Name in keyof BoardFilter]?: string | undefined }>

/** Reads what is left of the viewer's scope by a filter, all of it from one state of the database. */
const reading = <T>(input: Asked, call: Call, read: (tx: Tx, narrow: Narrow, view: View) => Promise<T>) => {
  const filter = filterOf(input)
  return present(call, async (tx, view) => read(tx, await narrowFor(tx, view, filter), view), readerFor(filter, call))
}

export const mountConsole = (router: Router, context: Context): void => {
  const kept = {
    overview: new VersionMemory<Overview>(),
    trend: new VersionMemory<CallData<typeof consoleApi.trend>>(),
    rank: new VersionMemory<CallData<typeof consoleApi.rank>>(),
    funnel: new VersionMemory<CallData<typeof consoleApi.funnel>>(),
  }
  implement(router, context, consoleApi, {
    overview: (input, call) =>
      reading(input, call, async (tx, narrow, view) => {
        const [overview, waiting] = await Promise.all([
          kept.overview.at(view, input, () => readOverview(tx, narrow, context.memory)),
          readWaiting(tx, narrow.view, Number(call.viewer.record.id)),
        ])
        return { ...overview, waiting }
      }),
    trend: (input, call) =>
      reading(input, call, (tx, narrow, view) =>
        kept.trend.at(view, input, () => readTrend(tx, narrow, context.memory)),
      ),
    rank: (input, call) =>
      reading(input, call, (tx, narrow, view) =>
        kept.rank.at(view, input, () => readRank(tx, narrow, input, context.memory)),
      ),
    feed: async (input, call) => {
      const { items, cursor, view } = await readFeedPage(input, call)
      return { items: [...items], cursor, currency: view.company.currency, data_time: view.now }
    },
    funnel: (input, call) =>
      reading(input, call, (tx, narrow, view) =>
        kept.funnel.at(view, input, async () =>
          readConsoleFunnel(tx, narrow, {
            region: input.region,
            shop: input.shop ? await namedIds.shop(tx, narrow.view, input.shop) : undefined,
          }),
        ),
      ),
  })
}
