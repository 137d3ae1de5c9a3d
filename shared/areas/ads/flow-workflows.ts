import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { authState } from '../shops/auth-states.ts'
import { adAccountList, adRuleList } from './flow-lists.ts'
import { ruleState } from './rule-states.ts'

const { trial, on, off } = ruleState
const { none, good, ending, ended, revoked, failing, asked } = authState

/** Ad accounts: authorised anew where figures no longer come, or soon will not. */
export const adAccountWorkflow = defineWorkflow({
  of: 'adAccount',
  list: adAccountList,
  state: 'auth_state',
  states: Object.values(authState),
  transitions: {
    shop: {
      from: Object.values(authState),
      by: 'anyone',
      form: [f.text('shop_id', { optional: true, most: 40, was: ['ad_shop'] })],
    },
    authorise: { from: [none, ending, ended, revoked, failing, asked], to: good, by: 'anyone', asks: true },
  },
})

/** Rules: tried first, then let run, put to rest. */
export const adRuleWorkflow = defineWorkflow({
  of: 'adRule',
  list: adRuleList,
  state: 'rule_state',
  states: Object.values(ruleState),
  transitions: {
    run: { from: [trial, off], to: on, by: 'leader', asks: true },
    rest: { from: [trial, on], to: off, by: 'anyone', bulk: true, asks: true },
    tryOut: { from: [off, on], to: trial, by: 'anyone', asks: true },
  },
})
