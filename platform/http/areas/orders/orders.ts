import type { Router } from 'express'
import { modeOf } from '../../../../shared/access/mode.ts'
import { ordersApi } from '../../../../shared/areas/orders/api.ts'
import { readOrderLines } from '../../../lists/orders/detail.ts'
import { readNewest } from '../../../sums/newest.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { present } from '../../present.ts'
import { Refused } from '../../refused.ts'

export const mountOrders = (router: Router, context: Context): void => {
  implement(router, context, ordersApi, {
    detail: ({ order_id }, call) =>
      listPresent(call, async (tx, view) => {
        const lines = await readOrderLines(tx, view, order_id, call.now)
        const [first] = lines
        if (!first) throw new Refused('order.none')
        return { order_id, currency: first.row.currency, lines, data_time: view.now }
      }),
    newest: (_, call) =>
      present(call, async (tx, view) => {
        // Who works with own shops below a company sees what they sold, which no scope keeps together.
        const isKept = view.scope.member_id === null || modeOf(call.viewer.record) !== 'shops'
        return { newest_t: isKept ? await readNewest(tx, view) : null, data_time: view.now }
      }),
  })
}
