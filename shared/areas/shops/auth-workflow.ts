import { defineWorkflow } from '../../workflows/workflow.ts'
import { shopAuthList } from './auth-list.ts'
import { authState } from './auth-states.ts'

const { none, good, ending, ended, revoked, failing, asked } = authState

/**
 * Authorisations of shops: consent is asked at the network (whose page is what it answers), and comes back; it ends by the
 * clock, is taken back here or at the network, and can be asked for anew.
 */
export const shopAuthWorkflow = defineWorkflow({
  of: 'shopAuth',
  list: shopAuthList,
  state: 'auth_state',
  states: Object.values(authState),
  transitions: {
    connect: { from: [none, ended, revoked, failing], to: asked, by: 'anyone', answers: ['url'] },
    renew: { from: [good, ending, asked], by: 'anyone', answers: ['url'] },
    sync: { from: [good, ending], by: 'anyone', bulk: true },
    cancel: { from: [good, ending, failing], to: revoked, by: 'leader', danger: true },
    lapse: { from: [asked], to: failing, by: 'platform', deadline: { field: 'consent_until', after_s: 0 } },
  },
})
