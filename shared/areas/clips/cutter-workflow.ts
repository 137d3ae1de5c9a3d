import { defineWorkflow } from '../../workflows/workflow.ts'
import { clipCutterList } from './cutter-list.ts'
import { cutterState } from './states.ts'

const { due, reminded } = cutterState

/** What leaders do about a cutter's work: every task of it that is late or due within a day is urged, once an hour. */
export const clipCutterWorkflow = defineWorkflow({
  of: 'clip_cutter',
  list: clipCutterList,
  state: 'cutter_state',
  states: Object.values(cutterState),
  transitions: {
    remind: { from: [due], to: reminded, by: 'leader', bulk: true },
  },
})
