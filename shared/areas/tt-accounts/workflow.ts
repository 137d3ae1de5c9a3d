import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { ttAccountList } from './list.ts'
import { ttAccountState } from './states.ts'

const { followed, away } = ttAccountState

/** Followed accounts: put away, taken up again, noted. */
export const ttAccountWorkflow = defineWorkflow({
  of: 'ttAccount',
  list: ttAccountList,
  state: 'account_state',
  states: Object.values(ttAccountState),
  transitions: {
    putAway: { from: [followed], to: away, by: 'anyone', bulk: true, danger: true, undo: 'takeUp' },
    takeUp: { from: [away], to: followed, by: 'anyone', bulk: true, asks: true, undo: 'putAway' },
    note: {
      by: 'anyone',
      form: [f.text('note', { optional: true, most: 200, lines: 2, was: ['account_note'] })],
    },
  },
})
