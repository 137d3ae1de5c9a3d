import { inviteState, RENEWED_S } from '../../shared/areas/invites/states.ts'
import { applicantWorkflow, inviteWorkflow } from '../../shared/areas/invites/workflow.ts'
import { Refused } from '../http/refused.ts'
import { type HeldApplicant, holdApplicant, setApplicant } from '../queries/invites/applicants.ts'
import { type HeldInvite, holdInvite, setInvite } from '../queries/invites/invites.ts'
import { hasSeat } from '../queries/staff/staff.ts'
import { type Held, machineOf, onlyState } from './machine.ts'

type InviteRow = HeldInvite & Held
type ApplicantRow = HeldApplicant & Held

export const inviteMachine = machineOf<typeof inviteWorkflow.transitions, InviteRow>(inviteWorkflow, {
  none: 'invite.none',
  wrongState: { renew: ({ state }) => (state === inviteState.used ? 'invite.late' : 'workflow.state') },
  hold: async (tx, { scope, now }, key) => {
    const row = await holdInvite(tx, scope, key, now)
    return row && { ...row, values: {}, name: row.code }
  },
  runs: {
    withdraw: async (tx, { row, by }) => {
      await setInvite(tx, row.code, { withdrawn_t: by.now })
      return onlyState
    },
    renew: async (tx, { row, by }) => {
      if (row.isFull) throw new Refused('invite.late')
      const expire_t = by.now + RENEWED_S
      await setInvite(tx, row.code, { withdrawn_t: null, expire_t })
      return { before: {}, after: { expire_t } }
    },
  },
})

export const applicantMachine = machineOf<typeof applicantWorkflow.transitions, ApplicantRow>(applicantWorkflow, {
  none: 'applicant.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdApplicant(tx, scope, key)
    return row && { ...row, values: {} }
  },
  runs: {
    approve: async (tx, { row, by }) => {
      if (!(await hasSeat(tx, row.company_id))) throw new Refused('staff.full')
      await setApplicant(tx, row.id, '', by.now)
      return onlyState
    },
    refuse: async (tx, { row, by, input }) => {
      await setApplicant(tx, row.id, input.reason, by.now)
      return { before: {}, after: input }
    },
  },
})
