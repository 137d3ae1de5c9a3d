import type { Generated } from 'kysely'

/** Ads of two networks: who advertises what, and what each ad did in each hour. */
export interface AdTables {
  ad_account: AdAccountTable
  ad_campaign: AdCampaignTable
  ad_group: AdGroupTable
  ad_creative: AdCreativeTable
  ad_hourly: AdHourlyTable
  /** People reached, by day of the account's zone; level 0 account, 1 campaign, 2 group, 3 ad. */
  ad_daily: { company_id: number; level: number; id: string; day: number; reach: number }
}

interface AdAccountTable {
  company_id: number
  account_id: string
  /** 1 TikTok, 2 Meta. */
  network: number
  name: string
  /** Of every amount below the account. */
  currency: string
  time_zone: string
  balance_amt: number | null
  auth_state: number
  expire_t: number | null
  owner_member_id: number | null
  /** The shop that it advertises; null: nobody has said so. */
  shop_id: Generated<string | null>
  add_time: number
  update_time: number
}

interface AdCampaignTable {
  company_id: number
  campaign_id: string
  account_id: string
  name: string
  /** Country that it advertises in. */
  region: string
  objective: number
  budget_amt: number
  budget_type: number
  bid_strategy: number
  status: number
  raw_status: string
  /** When it was last changed here and not at the network. */
  simulated_t: number | null
  add_time: number
  update_time: number
}

interface AdGroupTable {
  company_id: number
  group_id: string
  campaign_id: string
  name: string
  placement: number
  age: number
  status: number
  raw_status: string
  add_time: number
  update_time: number
}

interface AdCreativeTable {
  company_id: number
  ad_id: string
  group_id: string
  name: string
  material_id: string
  status: number
  raw_status: string
  add_time: number
  update_time: number
}

interface AdHourlyTable {
  company_id: number
  ad_id: string
  /** First second of the hour. */
  hour_t: number
  spend_amt: Generated<number>
  billed_amt: number | null
  impressions: Generated<number>
  clicks: Generated<number>
  conversions: Generated<number>
  results: Generated<number>
  orders: Generated<number>
  revenue_amt: Generated<number>
  add_to_cart: Generated<number>
  checkouts: Generated<number>
  payment_infos: Generated<number>
  video_plays: Generated<number>
  video_2s: Generated<number>
  video_6s: Generated<number>
  video_full: Generated<number>
  thruplays: Generated<number>
  video_seconds: Generated<number>
  likes: Generated<number>
  comments: Generated<number>
  shares: Generated<number>
  saves: Generated<number>
  follows: Generated<number>
  /** When what a file told of the whole day was true, where this is its row; 0: it is an hour. */
  fact_t: Generated<number>
}
