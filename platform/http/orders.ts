import type { Router } from 'express'
import { ordersApi } from '../../shared/api/orders.ts'
import type { List, ListRow } from '../../shared/lists/list.ts'
import { orderList } from '../../shared/lists/orders.ts'
import type { Tx } from '../db/tables.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { readOrderLines } from '../lists/orders/detail.ts'
import { orderSource } from '../lists/orders/source.ts'
import { readList } from '../lists/read.ts'
import { consistently } from '../queries/consistent.ts'
import { readCompany, type View, viewNow } from '../queries/view.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { Refused } from './refused.ts'

const api = { list: orderList.endpoint, ...ordersApi }

/** Texts of list statements are many: they are not for the readers, which keep each one prepared. */
const present = <T>({ context, viewer, now }: Call, read: (tx: Tx, view: View) => Promise<T>): Promise<T> =>
  consistently(context.db, async (tx) => {
    const { scope } = viewer
    return read(tx, viewNow(scope, await readCompany(tx, scope.company_id), now))
  })

export const mountOrders = (router: Router, context: Context): void => {
  const memory = new SummaryMemory()
  implement(router, context, api, {
    list: (query, call) =>
      present(call, async (tx, view) => {
        const { list, total, summary } = await readList(
          tx,
          view,
          orderList as unknown as List,
          orderSource,
          query,
          memory,
        )
        return {
          list: list as unknown as ListRow<typeof orderList>[],
          total,
          page: query.page,
          limit: query.limit,
          summary,
          currency: view.company.currency,
          data_time: view.now,
        }
      }),
    detail: ({ order_id }, call) =>
      present(call, async (tx, view) => {
        const lines = await readOrderLines(tx, view, order_id, call.now)
        const [first] = lines
        if (!first) throw new Refused('order.none')
        return { order_id, currency: first.row.currency, lines, data_time: view.now }
      }),
  })
}
