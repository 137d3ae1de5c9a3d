import type { AdNetwork } from './networks.ts'

/** What ads did, added up over any hours, ads and levels; `_amt` in minor units of the account's currency, over several exchanged. */
export const adSumNames = [
  'spend_amt',
  'billed_amt',
  'impressions',
  'clicks',
  'conversions',
  'results',
  'orders',
  'revenue_amt',
  'add_to_cart',
  'checkouts',
  'payment_infos',
  'video_plays',
  'video_2s',
  'video_6s',
  'video_full',
  'thruplays',
  'video_seconds',
  'likes',
  'comments',
  'shares',
  'saves',
  'follows',
] as const
export type AdSumName = (typeof adSumNames)[number]

export const adMoneyNames = ['spend_amt', 'billed_amt', 'revenue_amt'] as const satisfies readonly AdSumName[]
export type AdMoneyName = (typeof adMoneyNames)[number]
export const isAdMoney = (name: AdMeasure): name is AdMoneyName => adMoneyNames.some((one) => one === name)

/** Quotients of those sums: worked out from them at every level, never added up. */
export const adRatioNames = [
  'M26_CPM',
  'M26_CPC',
  'M26_CTR',
  'M26_CVR',
  'M26_CPA',
  'M27',
  'cost_per_order',
  'average_play',
] as const
export type AdRatio = (typeof adRatioNames)[number]

/** `reach` people of a day of the account's zone, `frequency` impressions for each of them. */
export type AdMeasure = AdSumName | AdRatio | 'reach' | 'frequency'

export const isRatio = (measure: AdMeasure): measure is AdRatio => adRatioNames.some((name) => name === measure)

/** Columns of T-AD that are measures. */
export const tiktokMeasures = {
  tt_spend: 'spend_amt',
  tt_billed_cost: 'billed_amt',
  tt_impressions: 'impressions',
  tt_cpm: 'M26_CPM',
  tt_clicks: 'clicks',
  tt_ctr: 'M26_CTR',
  tt_cpc: 'M26_CPC',
  tt_conversion: 'conversions',
  tt_cost_per_conversion: 'M26_CPA',
  tt_conversion_rate: 'M26_CVR',
  tt_result: 'results',
  tt_reach: 'reach',
  tt_frequency: 'frequency',
  tt_video_play_actions: 'video_plays',
  tt_video_watched_2s: 'video_2s',
  tt_video_watched_6s: 'video_6s',
  tt_video_views_p100: 'video_full',
  tt_average_video_play: 'average_play',
  tt_likes: 'likes',
  tt_comments: 'comments',
  tt_shares: 'shares',
  tt_follows: 'follows',
  tt_orders: 'orders',
  tt_cost_per_order: 'cost_per_order',
  tt_gross_revenue: 'revenue_amt',
  tt_roi: 'M27',
} as const satisfies Readonly<Record<string, AdMeasure>>

/** Columns of T-ADM that are measures. */
export const metaMeasures = {
  fb_spend: 'spend_amt',
  fb_impressions: 'impressions',
  fb_reach: 'reach',
  fb_frequency: 'frequency',
  fb_cpm: 'M26_CPM',
  fb_link_clicks: 'clicks',
  fb_cost_per_link_click: 'M26_CPC',
  fb_link_ctr: 'M26_CTR',
  fb_add_to_cart: 'add_to_cart',
  fb_initiate_checkout: 'checkouts',
  fb_add_payment_info: 'payment_infos',
  fb_purchases: 'orders',
  fb_cost_per_purchase: 'cost_per_order',
  fb_purchase_value: 'revenue_amt',
  fb_purchase_roas: 'M27',
  fb_thruplay: 'thruplays',
  fb_comments: 'comments',
  fb_saves: 'saves',
  fb_shares: 'shares',
} as const satisfies Readonly<Record<string, AdMeasure>>

export const measuresOf: Readonly<Record<AdNetwork, Readonly<Record<string, AdMeasure>>>> = {
  tiktok: tiktokMeasures,
  meta: metaMeasures,
}
