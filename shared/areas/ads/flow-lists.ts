import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { authStates } from '../shops/auth-states.ts'
import { ruleActions, ruleDays, ruleState } from './rule-states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Ad accounts of the viewer, of every network that it reads; amounts in the account's own currency. */
export const adAccountList = defineList({
  id: 'ad-accounts',
  screen: 'forFlow',
  tab: 'accounts',
  path: '/api/v1/ad/account',
  rowKey: 'account_id',
  columns: [
    c.text('account_name', { ...both, width: 190 }),
    c.id('account_id', { ...shown, width: 180 }),
    c.enum('ad_network', { ...shown, labels: 'adNetwork', width: 100 }),
    c.enum('auth_state', { ...shown, labels: 'shopAuth', width: 110 }),
    c.time('auth_expire', both),
    c.money('balance', { ...shown, title: 'ad_balance', width: 120 }),
    c.text('currency', { ...shown, width: 80 }),
    c.text('ad_zone', { ...shown, width: 170 }),
    c.count('campaigns_on', { ...both, width: 110 }),
    c.count('campaigns', { ...both, title: 'ad_campaigns', width: 100 }),
    c.id('ad_shop', { ...shown, width: 180 }),
    c.text('owner_name', { ...shown, width: 110 }),
  ],
  filters: [
    { kind: 'choice', name: 'ad_network', labels: 'adNetwork', options: [1, 2] },
    { kind: 'choice', name: 'auth_state', labels: 'shopAuth', options: authStates },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'account_name', order: 'asc' },
})

/** Rules that pause campaigns or cut their budgets by what they returned. */
export const adRuleList = defineList({
  id: 'ad-rules',
  screen: 'forFlow',
  tab: 'rules',
  path: '/api/v1/ad/rule',
  rowKey: 'rule_id',
  columns: [
    c.text('rule_name', { ...both, width: 180 }),
    c.enum('ad_network', { ...shown, labels: 'adNetwork', width: 100 }),
    c.enum('rule_state', { ...shown, labels: 'adRuleState', width: 100 }),
    c.enum('rule_days', { ...shown, labels: 'adRuleDays', width: 110 }),
    c.ratio('roas_below', { ...shown, width: 110 }),
    c.money('spend_above', { ...shown, width: 120 }),
    c.text('currency', { ...shown, width: 80 }),
    c.enum('rule_action', { ...shown, labels: 'adRuleAction', width: 110 }),
    c.rate('cut_bp', { ...shown, width: 100 }),
    c.count('rule_hits', { ...both, width: 100 }),
    c.time('last_hit_time', shown),
    c.time('checked_time', shown),
    c.text('rule_by', { ...shown, width: 110 }),
    c.time('add_time', { sort: true, title: 'rule_made' }),
    c.id('rule_id', { width: 90 }),
  ],
  filters: [
    { kind: 'choice', name: 'rule_state', labels: 'adRuleState', options: Object.values(ruleState) },
    { kind: 'choice', name: 'ad_network', labels: 'adNetwork', options: [1, 2] },
    { kind: 'choice', name: 'rule_action', labels: 'adRuleAction', options: ruleActions },
    { kind: 'choice', name: 'rule_days', labels: 'adRuleDays', options: ruleDays },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
})
