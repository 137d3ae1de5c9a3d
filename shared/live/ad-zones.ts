import * as z from 'zod/mini'
import { adNetworks } from '../areas/ads/networks.ts'
import { figure, tickerZone } from './zones.ts'

const id = z.string()
const count = z.int().check(z.minimum(0))
/** Minor units of the wall's currency; null: not reported, or a rate is missing. */
const amt = z.nullable(z.int())
/** Basis points; null where there is nothing to divide by. */
const rate = z.nullable(z.int())
/** M27 in hundredths; null without any spend. */
const roas = z.nullable(z.int())

/**
 * Today's revenue, M25 and M27 (ids `revenue`, `M25`, `M27`) against yesterday until the same clock time. The day is that of
 * `zone`, which began at `start_t`. `exchanged`: other currencies of the accounts; `missing`: rates that nobody told.
 */
export const adHeroZone = z.object({
  network: z.enum(adNetworks),
  zone: z.string(),
  day: z.string(),
  start_t: z.int(),
  accounts: count,
  figures: z.array(figure),
  exchanged: z.array(z.string()),
  missing: z.array(z.object({ currency: z.string(), day: z.string() })),
})

/** M25, impressions, clicks, M26_CTR, M26_CPA, conversions. */
export const adKpiZone = z.array(figure)

/** Hours of the day from its first; null for those to come. */
export const adHoursZone = z.array(z.object({ t: z.int(), spend_amt: amt, revenue_amt: amt, roas }))

/** Accounts, those with the most spend first; `share_bp` of all spend, `cut_off`: no figures come in any more. */
export const adAccountsZone = z.array(
  z.object({ id, name: z.string(), spend_amt: amt, roas, share_bp: rate, cut_off: z.boolean() }),
)

/** Ads with the best return, of those that spent at least a hundredth of the day's spend. */
export const adCreativesZone = z.array(z.object({ id, name: z.string(), spend_amt: amt, orders: count, roas }))

/** Campaigns with the most conversions; M26_CPA of each. */
export const adCampaignsZone = z.array(
  z.object({ id, name: z.string(), conversions: count, cpa_amt: amt, share_bp: z.int() }),
)

/** Countries of the campaigns (id = ISO code), those with the most spend first. */
export const adRegionsZone = z.array(z.object({ id, spend_amt: amt, revenue_amt: amt, orders: count, roas }))

/**
 * Daily budgets of the campaigns that are on: what is spent of them beside the part of the day that has gone, and those that
 * spent most of theirs. `over_budget`: campaigns that stopped as theirs is used up; `refused`: ads that the network refused.
 */
export const adBudgetZone = z.object({
  campaigns: count,
  budget_amt: amt,
  spend_amt: amt,
  spent_bp: rate,
  gone_bp: z.int(),
  over_budget: count,
  refused: count,
  rows: z.array(z.object({ id, name: z.string(), spent_bp: z.int() })),
})

/** The zones of the wall of ads, each with the schema that the relay holds the platform's answer against. */
export const adZones = {
  ad_hero: adHeroZone,
  ad_kpi: adKpiZone,
  ad_hours: adHoursZone,
  ad_accounts: adAccountsZone,
  ad_creatives: adCreativesZone,
  ad_campaigns: adCampaignsZone,
  ad_regions: adRegionsZone,
  ad_budget: adBudgetZone,
  ticker: tickerZone,
} as const
