import { offerState, productList } from '../areas/products/list.ts'
import { sampleState } from '../areas/samples/states.ts'
import { f } from '../forms/form.ts'
import { c } from '../lists/column.ts'
import { defineWorkflow } from './workflow.ts'

const { promoted, leaving, off, short, lowering } = offerState

/** Products of the marketplace: given to a creator by a leader, at the commission rate that was seen. */
export const offerWorkflow = defineWorkflow({
  of: 'offer',
  list: productList,
  state: 'offer_state',
  states: [promoted, leaving, off, short, lowering],
  transitions: {
    assign: {
      from: [promoted, leaving, short, lowering],
      by: 'leader',
      form: [f.creator('creator_id')],
      agrees: ['commission_rate_bp'],
    },
  },
})

/** Sample requests: taken back while nothing was shipped. */
export const sampleWorkflow = defineWorkflow({
  of: 'sample',
  list: {
    id: 'samples',
    screen: 'product',
    also: ['category', 'goodsAnalyse'],
    path: '/api/v1/sample',
    rowKey: 'sample_id',
    columns: [c.text('title'), c.enum('sample_state', { labels: 'sampleState' })],
  },
  state: 'sample_state',
  states: Object.values(sampleState),
  transitions: {
    withdraw: {
      from: [sampleState.pending, sampleState.awaitingShipment],
      to: sampleState.withdrawn,
      by: 'anyone',
      asks: true,
      danger: true,
    },
  },
})
