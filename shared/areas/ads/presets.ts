import type { AdNetwork } from './networks.ts'

/** Named sets of columns of the ad report; words under `ads.preset.<name>`. */
export const adPresets = ['effect', 'video', 'social', 'shopping'] as const
export type AdPreset = (typeof adPresets)[number]

/** Which columns a preset shows, by their fields in the networks' column sets. */
export const presetColumns: Readonly<Record<AdNetwork, Readonly<Record<AdPreset, readonly string[]>>>> = {
  tiktok: {
    effect: [
      'tt_spend',
      'tt_impressions',
      'tt_cpm',
      'tt_clicks',
      'tt_ctr',
      'tt_cpc',
      'tt_conversion',
      'tt_cost_per_conversion',
      'tt_gross_revenue',
      'tt_roi',
      'tt_reach',
      'tt_frequency',
    ],
    video: [
      'tt_spend',
      'tt_impressions',
      'tt_video_play_actions',
      'tt_video_watched_2s',
      'tt_video_watched_6s',
      'tt_video_views_p100',
      'tt_average_video_play',
    ],
    social: ['tt_spend', 'tt_impressions', 'tt_clicks', 'tt_likes', 'tt_comments', 'tt_shares', 'tt_follows'],
    shopping: [
      'tt_spend',
      'tt_billed_cost',
      'tt_conversion',
      'tt_orders',
      'tt_cost_per_order',
      'tt_gross_revenue',
      'tt_roi',
    ],
  },
  meta: {
    effect: [
      'fb_spend',
      'fb_impressions',
      'fb_reach',
      'fb_frequency',
      'fb_cpm',
      'fb_link_clicks',
      'fb_link_ctr',
      'fb_cost_per_link_click',
      'fb_purchases',
      'fb_purchase_value',
      'fb_purchase_roas',
    ],
    video: ['fb_spend', 'fb_impressions', 'fb_thruplay', 'fb_link_clicks', 'fb_purchases'],
    social: ['fb_spend', 'fb_impressions', 'fb_link_clicks', 'fb_comments', 'fb_saves', 'fb_shares'],
    shopping: [
      'fb_spend',
      'fb_add_to_cart',
      'fb_initiate_checkout',
      'fb_add_payment_info',
      'fb_purchases',
      'fb_cost_per_purchase',
      'fb_purchase_value',
      'fb_purchase_roas',
    ],
  },
}
