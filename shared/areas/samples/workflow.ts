import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { sampleList } from './list.ts'
import { rejectReasons, sampleState } from './states.ts'

const { pending, awaitingShipment, shipped, contentPending, completed, overdue } = sampleState
const { rejected, withdrawn, notShipped, unfulfilled, cancelled } = sampleState

const said = { least: 2, most: 200, lines: 3 } as const
/** Who stands above whoever asked. */
const above = { above: 'asker' } as const

/** What ends by itself once its time is over; who asked is told. */
const ends = { by: 'platform', tells: ['asker'] } as const

/**
 * Sample requests to their end: approved or refused, shipped, received, fulfilled by contents. Taken back while nothing was
 * shipped; each side has until a time that stands in the request.
 */
export const sampleWorkflow = defineWorkflow({
  of: 'sample',
  list: sampleList,
  state: 'sample_state',
  states: Object.values(sampleState),
  people: ['asker'],
  transitions: {
    approve: { from: [pending], to: awaitingShipment, by: above, bulk: true, asks: true, tells: ['asker'] },
    reject: {
      from: [pending],
      to: rejected,
      by: above,
      bulk: true,
      danger: true,
      form: [f.choice('reason', { options: rejectReasons, labels: 'sampleReject', open: true })],
      tells: ['asker'],
    },
    ship: {
      from: [awaitingShipment],
      to: shipped,
      by: above,
      form: [f.text('tracking_no', { least: 4, most: 60 })],
      tells: ['asker'],
    },
    receive: { from: [shipped], to: contentPending, by: 'anyone', bulk: true, asks: true, tells: ['asker'] },
    fulfil: {
      from: [shipped, contentPending],
      to: completed,
      by: 'anyone',
      form: [f.text('content_ids', { least: 1, most: 600, lines: 3 })],
      tells: ['asker'],
    },
    cancel: {
      from: [awaitingShipment, shipped, contentPending],
      to: cancelled,
      by: above,
      danger: true,
      form: [f.text('reason', said)],
      tells: ['asker'],
    },
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
