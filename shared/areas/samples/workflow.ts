import { c } from '../../lists/column.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { sampleState } from './states.ts'

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
