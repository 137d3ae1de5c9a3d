import { c } from '../../lists/column.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { sampleState } from './states.ts'

const { pending, awaitingShipment, shipped, contentPending, overdue, withdrawn, notShipped, unfulfilled } = sampleState

/** What ends by itself once its time is over; who asked is told. */
const ends = { by: 'platform', tells: ['asker'] } as const

/** Sample requests: taken back while nothing was shipped; each side has until a time that stands in the request. */
export const sampleWorkflow = defineWorkflow({
  of: 'sample',
  list: {
    id: 'samples',
    screen: 'product',
    also: ['category', 'goodsAnalyse'],
    path: '/api/v1/sample',
    rowKey: 'sample_id',
    columns: [
      c.text('title'),
      c.enum('sample_state', { labels: 'sampleState' }),
      c.time('approve_time'),
      c.time('ship_time'),
      c.time('content_time'),
    ],
  },
  state: 'sample_state',
  states: Object.values(sampleState),
  people: ['asker'],
  transitions: {
    withdraw: {
      from: [pending, awaitingShipment],
      to: withdrawn,
      by: 'anyone',
      asks: true,
      danger: true,
    },
    unanswered: { ...ends, from: [pending], to: overdue, deadline: { field: 'approve_time', after_s: 0 } },
    unshipped: { ...ends, from: [awaitingShipment], to: notShipped, deadline: { field: 'ship_time', after_s: 0 } },
    unfulfilled: {
      ...ends,
      from: [shipped, contentPending],
      to: unfulfilled,
      deadline: { field: 'content_time', after_s: 0 },
    },
  },
})
