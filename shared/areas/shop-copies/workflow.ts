import { defineWorkflow } from '../../workflows/workflow.ts'
import { shopCopyList } from './list.ts'
import { copyState } from './states.ts'

const { waiting, running, paused, done, partly, given } = copyState

/** Copy jobs: begun, paused, gone on with, given up, tried again, taken back. */
export const shopCopyWorkflow = defineWorkflow({
  of: 'shopCopy',
  list: shopCopyList,
  state: 'copy_state',
  states: Object.values(copyState),
  transitions: {
    begin: { from: [waiting], to: running, by: 'anyone', asks: true },
    pause: { from: [running], to: paused, by: 'anyone', asks: true },
    goOn: { from: [paused], to: running, by: 'anyone', asks: true },
    giveUp: { from: [waiting, running, paused], to: given, by: 'anyone', danger: true },
    again: { from: [partly], to: running, by: 'anyone', asks: true },
    takeBack: { from: [done, partly, given], to: given, by: 'anyone', danger: true },
  },
})
