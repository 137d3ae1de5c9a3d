import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { applicantList, inviteList } from './list.ts'
import { applicantState, inviteState } from './states.ts'

const { open, expired, withdrawn } = inviteState

/** Invitations of the viewer's own and of who is below: withdrawn, and opened again for some days. */
export const inviteWorkflow = defineWorkflow({
  of: 'invite',
  list: inviteList,
  state: 'invite_state',
  states: Object.values(inviteState),
  transitions: {
    withdraw: { from: [open], to: withdrawn, by: 'anyone', bulk: true, danger: true },
    renew: { from: [expired, withdrawn], to: open, by: 'anyone', asks: true },
  },
})

/** Who registered with one of them: taken, or not. */
export const applicantWorkflow = defineWorkflow({
  of: 'applicant',
  list: applicantList,
  state: 'applicant_state',
  states: Object.values(applicantState),
  transitions: {
    approve: { from: [applicantState.waiting], to: applicantState.taken, by: 'anyone', bulk: true, asks: true },
    refuse: {
      from: [applicantState.waiting],
      to: applicantState.refused,
      by: 'anyone',
      bulk: true,
      danger: true,
      form: [f.text('reason', { least: 2, most: 200, lines: 3 })],
    },
  },
})
