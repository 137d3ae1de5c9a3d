import { productList } from '../../shared/areas/products/list.ts'
import { offerWorkflow } from '../../shared/areas/products/workflow.ts'
import { sampleWorkflow } from '../../shared/areas/samples/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { assignProduct } from '../queries/products/assign.ts'
import { isOwnCreator } from '../queries/products/creators.ts'
import { readOffered } from '../queries/products/offered.ts'
import { holdSample, readSamplePeople, setSampleState } from '../queries/samples/requests.ts'
import { memberOf } from './actor.ts'
import { type Doing, type Held, machineOf, onlyState } from './machine.ts'
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

const setState = async (tx: Tx, { by, key, to }: Doing<Held, unknown>) => {
  await setSampleState(tx, key, to, by.now)
  return onlyState
}

export const sampleMachine = machineOf<typeof sampleWorkflow.transitions, Held>(sampleWorkflow, {
  none: 'sample.unknown',
  wrongState: { withdraw: 'sample.late' },
  hold: async (tx, { scope }, key) => {
    const found = await holdSample(tx, scope, key)
    if (!found) return undefined
    const { state, product_id, title } = found
    return { state, values: {}, name: title ?? product_id, at: { list: productList.id, key: product_id } }
  },
  people: readSamplePeople,
  runs: { withdraw: setState, unanswered: setState, unshipped: setState, unfulfilled: setState },
})
