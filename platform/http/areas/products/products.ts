import type { Router } from 'express'
import { productApi } from '../../../../shared/areas/products/api.ts'
import { productList } from '../../../../shared/areas/products/list.ts'
import { readProductRows } from '../../../lists/products/rows.ts'
import { findOwnCreators } from '../../../queries/products/creators.ts'
import { readProductMarks } from '../../../queries/products/marks.ts'
import { inReach } from '../../../queries/products/offered.ts'
import { mayOf } from '../../../workflows/may.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'

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
      listPresent(call, async (tx, view) => {
        const marked = await readProductMarks(tx, view, Number(call.viewer.record.id), product_ids)
        const states = marked.map(({ product_id, offer_state }) => ({ product_id, offer_state }))
        const marks = marked.map(({ offer_state: _, ...mark }) => mark)
        return { marks, may: (await mayOf(tx, view.scope, productList, states)) ?? {} }
      }),
    creators: ({ q }, call) =>
      listPresent(call, async (tx, view) => ({
        list: await findOwnCreators(tx, view.scope, view.company.mask_names, q, CREATORS),
      })),
  })
}
