import { adAccountWorkflow, adRuleWorkflow } from '../../shared/areas/ads/flow-workflows.ts'
import type { Tx } from '../db/tables.ts'
import { wrongField } from '../http/refused.ts'
import { type AdAccountRow, holdAdAccount, setAdAccount } from '../queries/ads/create.ts'
import { type AdRule, holdRule, setRule } from '../queries/ads/rules.ts'
import { holdShop } from '../queries/shops/shops.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

const AUTHORISED_S = 60 * 86_400

type AccountRow = AdAccountRow & Held

/** Simulated while no network is connected: what a connector would do with its own consent. */
export const adAccountMachine = machineOf<typeof adAccountWorkflow.transitions, AccountRow>(adAccountWorkflow, {
  none: 'adAccount.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdAdAccount(tx, scope, key)
    return row && { ...row, state: row.auth_state, values: { ad_shop: row.shop_id ?? '' } }
  },
  runs: {
    shop: async (tx, { key, row, by, input: { shop_id } }) => {
      if (shop_id !== null && !(await holdShop(tx, by.scope, shop_id))) throw wrongField('shop_id', 'adAccount.shop')
      await setAdAccount(tx, by.scope.company_id, key, { shop_id }, by.now)
      return { before: { shop_id: row.shop_id }, after: { shop_id } }
    },
    authorise: async (tx, { key, to, by }) => {
      const expire_t = by.now + AUTHORISED_S
      await setAdAccount(tx, by.scope.company_id, key, { auth_state: to, expire_t }, by.now)
      return { before: {}, after: { expire_t } }
    },
  },
})

type RuleRow = AdRule & Held

const setState = async (tx: Tx, { row, to, by }: Doing<RuleRow, unknown>): Promise<Changed> => {
  await setRule(tx, row.id, { state: to }, by.now)
  return onlyState
}

export const adRuleMachine = machineOf<typeof adRuleWorkflow.transitions, RuleRow>(adRuleWorkflow, {
  none: 'adRule.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdRule(tx, scope, key)
    return row && { ...row, values: {} }
  },
  runs: { run: setState, rest: setState, tryOut: setState },
})
