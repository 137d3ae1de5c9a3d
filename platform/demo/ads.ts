import { sql } from 'kysely'
import { type AdNetwork, networkCode } from '../../shared/areas/ads/networks.ts'
import type { Tx } from '../db/tables.ts'
import { type AdPlan, adAccounts, adCampaigns } from './ads-plan.ts'
import type { DemoPlan, MemberIds } from './plan.ts'

const raws: Readonly<Record<AdNetwork, readonly string[]>> = {
  tiktok: [
    '',
    'CAMPAIGN_STATUS_DELIVERY_OK',
    'CAMPAIGN_STATUS_AUDIT',
    'CAMPAIGN_STATUS_DISABLE',
    'CAMPAIGN_STATUS_NOT_START',
    'CAMPAIGN_STATUS_BUDGET_EXCEED',
    'CAMPAIGN_STATUS_AUDIT_DENY',
    'CAMPAIGN_STATUS_DONE',
    'CAMPAIGN_STATUS_DELETE',
  ],
  meta: [
    '',
    'ACTIVE',
    'PENDING_REVIEW',
    'PAUSED',
    'ACTIVE',
    'PENDING_BILLING_INFO',
    'WITH_ISSUES',
    'ACTIVE',
    'ARCHIVED',
  ],
}

/** Groups and ads of the networks differ in nothing but their own words. */
const rawOf = (network: AdNetwork, status: number, level: 'CAMPAIGN' | 'ADGROUP' | 'AD'): string =>
  (raws[network][status] ?? '').replace(/^CAMPAIGN/, level)

/** What an ad of the demo spends in a day at full volume, roughly: budgets are set above it. */
const dailySpend = (plan: AdPlan, scale: number): number =>
  Math.round((6500 * scale * plan.weight * plan.order_amt) / plan.roas)

const budgetOf = (plan: AdPlan, scale: number): number => {
  const wanted = dailySpend(plan, scale) * (plan.status === 5 ? 0.8 : 1.4)
  return Math.max(5000, Math.ceil(wanted / 1000) * 1000)
}

/**
 * Ad accounts of the demo company with their campaigns, groups and ads. What they do comes by the hour (ads-hours.ts).
 * @param today its first second
 */
export const insertAds = async (
  tx: Tx,
  company_id: number,
  members: MemberIds,
  { scale, origin }: DemoPlan,
  today: number,
): Promise<void> => {
  const stamp = { add_time: origin, update_time: origin }
  const day = 86_400
  await tx
    .insertInto('ad_account')
    .values(
      adAccounts.map(({ network, owner, expires, balance_amt, ...account }) => ({
        company_id,
        ...account,
        network: networkCode[network],
        currency: 'USD',
        balance_amt: Math.max(10_000, Math.round(balance_amt * scale)),
        expire_t: today + expires * day,
        owner_member_id: members.get(owner) ?? null,
        ...stamp,
      })),
    )
    .execute()
  const plans = adCampaigns
  await tx
    .insertInto('ad_campaign')
    .values(
      plans.map((plan) => ({
        company_id,
        campaign_id: plan.campaign_id,
        account_id: plan.account_id,
        name: plan.name,
        region: plan.region,
        objective: plan.objective,
        budget_amt: budgetOf(plan, scale),
        budget_type: plan.budget_type,
        bid_strategy: plan.bid_strategy,
        status: plan.status,
        raw_status: rawOf(plan.network, plan.status, 'CAMPAIGN'),
        simulated_t: null,
        ...stamp,
      })),
    )
    .execute()
  const groups = plans.flatMap((plan) => plan.groups.map((group) => ({ plan, group })))
  await tx
    .insertInto('ad_group')
    .values(
      groups.map(({ plan, group: { ads: _, ...group } }) => ({
        company_id,
        ...group,
        campaign_id: plan.campaign_id,
        status: plan.status,
        raw_status: rawOf(plan.network, plan.status, 'ADGROUP'),
        ...stamp,
      })),
    )
    .execute()
  const ads = groups.flatMap(({ plan, group }) => group.ads.map((ad) => ({ plan, group, ad })))
  await tx
    .insertInto('ad_creative')
    .values(
      ads.map(({ plan, group, ad }) => ({
        company_id,
        ad_id: ad.ad_id,
        group_id: group.group_id,
        name: ad.name,
        material_id: ad.material_id,
        status: plan.status,
        raw_status: rawOf(plan.network, plan.status, 'AD'),
        ...stamp,
      })),
    )
    .execute()
  // Small tables that hardly change are never looked at otherwise, and joins over them are then planned blindly.
  await sql`analyze ad_account, ad_campaign, ad_group, ad_creative`.execute(tx)
}

/** A rule on trial and one that rests, by the account `leader`; what they hit follows from what the ads do. */
export const insertAdRules = async (tx: Tx, company_id: number, members: MemberIds, today: number): Promise<void> => {
  const member_id = members.get('leader')
  if (member_id === undefined) return
  const rule = { company_id, member_id, currency: 'USD', checked_t: null, add_time: today, update_time: today }
  await tx
    .insertInto('ad_rule')
    .values([
      {
        ...rule,
        name: '低回报暂停',
        network: 1,
        days: 3,
        roas_below: 150,
        spend_above: 2000,
        action: 1,
        cut_bp: null,
        state: 0,
      },
      {
        ...rule,
        name: '回报下滑降预算',
        network: 2,
        days: 7,
        roas_below: 200,
        spend_above: 5000,
        action: 2,
        cut_bp: 3000,
        state: 2,
      },
    ])
    .execute()
}
