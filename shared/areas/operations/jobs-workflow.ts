import { defineWorkflow } from '../../workflows/workflow.ts'
import { jobList } from './jobs-list.ts'
import { jobState } from './states.ts'

const { asks, ...states } = jobState
const { waiting, failed, ended } = states

/** Work in the background, by operators, who alone see all of it. */
export const jobWorkflow = defineWorkflow({
  of: 'job',
  list: jobList,
  global: true,
  state: 'job_state',
  // A file that waits for its owner is nobody else's to move.
  states: Object.values(states),
  transitions: {
    retry: { from: [failed], to: waiting, by: 'anyone', bulk: true, asks: true },
    cancel: { from: [waiting], to: ended, by: 'anyone', bulk: true, danger: true },
  },
})
