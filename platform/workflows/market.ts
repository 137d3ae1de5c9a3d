import type { Router } from 'express'
import { offerWorkflow, sampleWorkflow } from '../../shared/workflows/market.ts'
import type { Context } from '../http/context.ts'
import { Refused } from '../http/refused.ts'
import { assignProduct } from '../queries/products/assign.ts'
import { isOwnCreator } from '../queries/products/creators.ts'
import { readOffered } from '../queries/products/offered.ts'
import { holdSample, setSampleState } from '../queries/samples/requests.ts'
import { otherRate } from './own-products.ts'
import { type Held, type Implementation, mountWorkflow, onlyState } from './run.ts'

const offers: Implementation<typeof offerWorkflow.transitions, Held> = {
  none: 'product.none',
  wrongState: { assign: 'product.off' },
  disagreed: otherRate,
  hold: async (tx, call, key) => {
    const offered = await readOffered(tx, call.viewer.scope, call.now, key, true)
    return offered && { state: offered.state, values: { commission_rate_bp: offered.rate_bp } }
  },
  runs: {
    assign: async (tx, { call, key, row, input: { creator_id } }) => {
      const { scope, record } = call.viewer
      if (!(await isOwnCreator(tx, scope, creator_id))) throw new Refused('creator.none')
      const { commission_rate_bp: rate } = row.values
      const rate_bp = typeof rate === 'number' ? rate : null
      const whose = { company_id: scope.company_id, member_id: Number(record.id) }
      await assignProduct(tx, { ...whose, product_id: key, creator_id, rate_bp, add_time: call.now })
      return { before: {}, after: { creator_id, commission_rate_bp: rate_bp } }
    },
  },
}

const samples: Implementation<typeof sampleWorkflow.transitions, Held> = {
  none: 'sample.unknown',
  wrongState: { withdraw: 'sample.late' },
  hold: async (tx, { viewer }, key) => {
    const found = await holdSample(tx, viewer.scope, key)
    return found && { state: found.state, values: {} }
  },
  runs: {
    withdraw: async (tx, { call, key, to }) => {
      await setSampleState(tx, key, to, call.now)
      return onlyState
    },
  },
}

export const mountMarketWorkflows = (router: Router, context: Context): void => {
  mountWorkflow(router, context, offerWorkflow, offers)
  mountWorkflow(router, context, sampleWorkflow, samples)
}
