import { c } from '../../lists/column.ts'
import type { Filter } from '../../lists/filter.ts'
import { adStates } from './states.ts'

const shown = { shown: true } as const
const sorted = { sort: true } as const
const both = { shown: true, sort: true } as const

const campaign = [
  c.id('campaign_id', { width: 170 }),
  c.text('account_name', { ...shown, width: 150 }),
  c.country('region', { ...shown, width: 140 }),
  c.enum('ad_status', { ...shown, labels: 'adState', width: 150 }),
  c.text('raw_status', { width: 230 }),
  c.enum('objective', { labels: 'adObjective', width: 110 }),
  c.money('budget', { ...both, width: 115 }),
  c.enum('budget_type', { labels: 'adBudget', width: 90 }),
  c.enum('bid_strategy', { labels: 'adBid', width: 110 }),
] as const

const ending = [c.text('currency', { ...shown, width: 70 }), c.time('simulated_time', shown)] as const

/** The figures of T-AD, names as in the network's own reports. */
export const tiktokFigures = [
  c.money('tt_spend', { ...both, width: 130, metric: 'M25' }),
  c.money('tt_billed_cost', { ...sorted, width: 115 }),
  c.count('tt_impressions', { ...both, width: 130 }),
  c.money('tt_cpm', { ...both, recomputed: true, width: 170, metric: 'M26_CPM' }),
  c.count('tt_clicks', { ...both, width: 185 }),
  c.rate('tt_ctr', { ...both, width: 120, metric: 'M26_CTR' }),
  c.money('tt_cpc', { ...both, recomputed: true, width: 170, metric: 'M26_CPC' }),
  c.count('tt_conversion', { ...both, width: 125 }),
  c.money('tt_cost_per_conversion', { ...both, recomputed: true, width: 200, metric: 'M26_CPA' }),
  c.rate('tt_conversion_rate', { ...sorted, width: 160, metric: 'M26_CVR' }),
  c.count('tt_result', { ...sorted, width: 90 }),
  c.count('tt_reach', { ...sorted, recomputed: true, width: 100 }),
  c.ratio('tt_frequency', { ...sorted, width: 80 }),
  c.count('tt_video_play_actions', { ...sorted, width: 120 }),
  c.count('tt_video_watched_2s', { ...sorted, width: 110 }),
  c.count('tt_video_watched_6s', { ...sorted, width: 110 }),
  c.count('tt_video_views_p100', { ...sorted, width: 100 }),
  c.duration('tt_average_video_play', { ...sorted, width: 120 }),
  c.count('tt_likes', { ...sorted, width: 90 }),
  c.count('tt_comments', { ...sorted, width: 90 }),
  c.count('tt_shares', { ...sorted, width: 90 }),
  c.count('tt_follows', { ...sorted, width: 90 }),
  c.count('tt_orders', { ...sorted, width: 120 }),
  c.money('tt_cost_per_order', { ...sorted, recomputed: true, width: 120 }),
  c.money('tt_gross_revenue', { ...both, width: 140 }),
  c.ratio('tt_roi', { ...both, width: 150, metric: 'M27' }),
] as const

/** The figures of T-ADM. */
export const metaFigures = [
  c.money('fb_spend', { ...both, width: 160, metric: 'M25' }),
  c.count('fb_impressions', { ...both, width: 130 }),
  c.count('fb_reach', { ...sorted, recomputed: true, width: 100 }),
  c.ratio('fb_frequency', { ...sorted, width: 80 }),
  c.money('fb_cpm', { ...both, recomputed: true, width: 170, metric: 'M26_CPM' }),
  c.count('fb_link_clicks', { ...both, width: 110 }),
  c.money('fb_cost_per_link_click', { ...both, recomputed: true, width: 200, metric: 'M26_CPC' }),
  c.rate('fb_link_ctr', { ...both, width: 150, metric: 'M26_CTR' }),
  c.count('fb_add_to_cart', { ...sorted, width: 120 }),
  c.count('fb_initiate_checkout', { ...sorted, width: 120 }),
  c.count('fb_add_payment_info', { ...sorted, width: 120 }),
  c.count('fb_purchases', { ...both, width: 110 }),
  c.money('fb_cost_per_purchase', { ...both, recomputed: true, width: 155 }),
  c.money('fb_purchase_value', { ...both, width: 130 }),
  c.ratio('fb_purchase_roas', { ...both, width: 165, metric: 'M27' }),
  c.count('fb_thruplay', { ...sorted, width: 100 }),
  c.count('fb_comments', { ...sorted, width: 90 }),
  c.count('fb_saves', { ...sorted, width: 90 }),
  c.count('fb_shares', { ...sorted, width: 90 }),
] as const

export const tiktokColumns = [
  c.text('tt_campaign_name', { ...shown, width: 230 }),
  ...campaign,
  ...tiktokFigures,
  ...ending,
] as const
export const metaColumns = [
  c.text('fb_campaign_name', { ...shown, width: 230 }),
  ...campaign,
  ...metaFigures,
  ...ending,
] as const

export const adListFilters: readonly Filter[] = [
  { kind: 'choice', name: 'status', labels: 'adState', options: adStates },
  { kind: 'text', name: 'account' },
  { kind: 'country', name: 'region' },
]
