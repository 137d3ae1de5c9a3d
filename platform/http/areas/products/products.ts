import type { Router } from 'express'
import { productApi } from '../../../../shared/areas/products/api.ts'
import { readProductRows } from '../../../lists/products/rows.ts'
import { findOwnCreators, isLeader } from '../../../queries/products/creators.ts'
import { readProductMarks } from '../../../queries/products/marks.ts'
import { inReach } from '../../../queries/products/offered.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { productActions } from './actions.ts'

const CREATORS = 20

export const mountProducts = (router: Router, context: Context): void => {
  implement(router, context, productApi, {
    detail: ({ product_ids }, call) =>
      listPresent(call, async (tx, view) => ({
        list: await readProductRows(tx, view, product_ids, inReach(view.scope, view.now)),
        currency: view.company.currency,
        data_time: view.now,
      })),
    marks: ({ product_ids }, call) =>
      listPresent(call, async (tx, view) => ({
        marks: await readProductMarks(tx, view, Number(call.viewer.record.id), product_ids),
        may_assign: await isLeader(tx, view.scope),
      })),
    creators: ({ q }, call) =>
      listPresent(call, async (tx, view) => ({
        list: await findOwnCreators(tx, view.scope, view.company.mask_names, q, CREATORS),
      })),
    ...productActions,
  })
}
