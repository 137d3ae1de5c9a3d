import { offerWorkflow } from '../../shared/areas/products/workflow.ts'
import { Refused } from '../http/refused.ts'
import { assignProduct } from '../queries/products/assign.ts'
import { isOwnCreator } from '../queries/products/creators.ts'
import { readOffered } from '../queries/products/offered.ts'
import { memberOf } from './actor.ts'
import { type Held, machineOf } from './machine.ts'
import { otherRate } from './own-products.ts'

export const offerMachine = machineOf<typeof offerWorkflow.transitions, Held>(offerWorkflow, {
  none: 'product.none',
  wrongState: { assign: 'product.off' },
  disagreed: otherRate,
  hold: async (tx, { scope, now }, key) => {
    const offered = await readOffered(tx, scope, now, key, true)
    return offered && { state: offered.state, values: { commission_rate_bp: offered.rate_bp } }
  },
  runs: {
    assign: async (tx, { by, key, row, input: { creator_id } }) => {
      const { scope } = by
      if (!(await isOwnCreator(tx, scope, creator_id))) throw new Refused('creator.none')
      const { commission_rate_bp: rate } = row.values
      const rate_bp = typeof rate === 'number' ? rate : null
      const whose = { company_id: scope.company_id, member_id: memberOf(by) }
      await assignProduct(tx, { ...whose, product_id: key, creator_id, rate_bp, add_time: by.now })
      return { before: {}, after: { creator_id, commission_rate_bp: rate_bp } }
    },
  },
})
