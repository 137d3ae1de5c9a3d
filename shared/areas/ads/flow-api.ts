import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { ruleActions, ruleDays } from './rule-states.ts'

const access = 'forFlow'

/** A campaign with its first group and ad; which objectives there are follows from the account's network. */
export const campaignFields = [
  f.one('account_id'),
  f.text('campaign_name', { least: 2, most: 100 }),
  f.choice('objective', { options: [1, 2, 3, 4, 5, 6], labels: 'adObjective' }),
  f.money('budget_amt', { least: 100, most: 100_000_000_00 }),
  f.choice('budget_type', { options: [1, 2], labels: 'adBudget', open: true }),
  f.choice('bid_strategy', { options: [1, 2, 3, 4], labels: 'adBid' }),
  f.one('region'),
  f.choice('age', { options: [1, 2, 3, 4], labels: 'adAge' }),
  f.choice('placement', { options: [1, 2, 3, 4], labels: 'adPlacement' }),
  f.text('ad_name', { least: 2, most: 100 }),
  f.material('material_id', { optional: true, most: 1 }),
] as const

export const ruleFields = [
  f.text('rule_name', { least: 2, most: 60 }),
  f.choice('network', { options: [1, 2], labels: 'adNetwork', open: true }),
  f.choice('days', { options: ruleDays, labels: 'adRuleDays', open: true }),
  f.count('roas_percent', { least: 1, most: 10_000 }),
  f.money('spend_above', { least: 1 }),
  f.choice('action', { options: ruleActions, labels: 'adRuleAction', open: true }),
  f.rate('cut_bp', { optional: true, least: 100, most: 9000 }),
] as const

const hit = z.object({
  campaign_id: z.string(),
  name: z.string(),
  /** Minor units of the campaign's currency. */
  spend_amt: z.int(),
  roas: z.nullable(z.int()),
  currency: z.string(),
})

export const adFlowApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/ad/create',
    access,
    input: z.strictObject(shapeOf(campaignFields)),
    data: z.object({ id: z.string() }),
  }),
  rule: endpoint({
    method: 'POST',
    path: '/api/v1/ad/rule',
    access,
    input: z.strictObject(shapeOf(ruleFields)),
    data: z.object({ id: z.string() }),
  }),
  /** What a rule would hit now, whatever its state, and what it did: the newest first. */
  ruleDetail: endpoint({
    method: 'GET',
    path: '/api/v1/ad/rule/detail',
    access,
    input: z.strictObject({ id: rowId }),
    data: z.object({
      hits: z.array(hit),
      log: z.array(
        z.object({
          id: z.string(),
          time: z.int(),
          name: z.string(),
          trial: z.boolean(),
          action: z.int(),
          before_amt: z.nullable(z.int()),
          after_amt: z.nullable(z.int()),
          spend_amt: z.int(),
          roas: z.nullable(z.int()),
          /** Of what was spent, and of the budget. */
          currency: z.string(),
          budget_currency: z.string(),
        }),
      ),
    }),
  }),
}
export type RuleHit = z.infer<typeof hit>
