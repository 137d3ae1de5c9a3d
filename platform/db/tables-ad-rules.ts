import type { Generated } from 'kysely'

/** Rules over campaigns, and what they did. */
export interface AdRuleTables {
  ad_rule: AdRuleTable
  ad_rule_log: AdRuleLogTable
}

export interface AdRuleTable {
  id: Generated<number>
  company_id: number
  /** Whose sight decides which campaigns are looked at. */
  member_id: number
  network: number
  name: string
  days: number
  /** Hundredths. */
  roas_below: number
  /** Minor units of `currency`. */
  spend_above: number
  currency: string
  /** 1 pause, 2 cut the budget. */
  action: number
  cut_bp: number | null
  /** 0 on trial, 1 running, 2 at rest. */
  state: Generated<number>
  checked_t: number | null
  add_time: number
  update_time: number
}

export interface AdRuleLogTable {
  id: Generated<number>
  rule_id: number
  company_id: number
  campaign_id: string
  day: number
  trial: boolean
  action: number
  before_amt: number | null
  after_amt: number | null
  spend_amt: number
  roas: number | null
  add_time: number
}
