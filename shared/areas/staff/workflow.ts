import { defineWorkflow } from '../../workflows/workflow.ts'
import { staffList } from './list.ts'
import { staffState } from './states.ts'

const { disabled, active, expired, screen } = staffState

/** Accounts: put out of use and into use again, each as what it was. */
export const staffWorkflow = defineWorkflow({
  of: 'staff',
  list: staffList,
  state: 'staff_state',
  states: Object.values(staffState),
  transitions: {
    disable: { from: [active, expired, screen], to: disabled, by: 'anyone', bulk: true, danger: true },
    enable: { from: [disabled], to: active, when: { account_kind: [1] }, by: 'anyone', bulk: true, asks: true },
    enableScreen: { from: [disabled], to: screen, when: { account_kind: [2] }, by: 'anyone', bulk: true, asks: true },
  },
})
