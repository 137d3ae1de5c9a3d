import { defineWorkflow } from '../../workflows/workflow.ts'
import { reportList, sendingList } from './list.ts'
import { planState, sendingState } from './states.ts'

const { on, paused, removed } = planState

/** Reports: paused and gone on with, sent at once, removed. */
export const reportWorkflow = defineWorkflow({
  of: 'report',
  list: reportList,
  state: 'report_state',
  states: Object.values(planState),
  transitions: {
    send: { from: [on, paused], by: 'anyone', asks: true },
    pause: { from: [on], to: paused, by: 'anyone', bulk: true, undo: 'resume' },
    resume: { from: [paused], to: on, by: 'anyone', bulk: true, undo: 'pause' },
    remove: { from: [on, paused], to: removed, by: 'anyone', bulk: true, danger: true },
  },
})

/** What went out, or did not: tried again. */
export const sendingWorkflow = defineWorkflow({
  of: 'sending',
  list: sendingList,
  state: 'sending_state',
  states: Object.values(sendingState),
  transitions: {
    again: {
      from: [sendingState.failed, sendingState.cancelled],
      to: sendingState.waiting,
      by: 'anyone',
      bulk: true,
      asks: true,
    },
  },
})
