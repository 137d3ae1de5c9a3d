/** The fields of a row in its drawer, group by group, by kind. */
export const spyGroups: Readonly<
  Record<number, readonly { readonly name: 'main' | 'sales' | 'fans'; readonly fields: readonly string[] }[]>
> = {
  1: [
    {
      name: 'main',
      fields: [
        'product_id',
        'region',
        'category',
        'shop_name',
        'price',
        'commission_rate_bp',
        'est_commission_per_item',
        'first_seen_time',
      ],
    },
    {
      name: 'sales',
      fields: [
        'rank_no',
        'rank_rise',
        'sales_1d',
        'sales_7d',
        'sales_30d',
        'gmv_30d',
        'growth_rate',
        'total_sales',
        'creators',
        'rating',
      ],
    },
  ],
  2: [
    { name: 'main', fields: ['creator_handle', 'creator_id', 'region', 'category'] },
    {
      name: 'fans',
      fields: ['followers', 'follower_inc', 'female_rate', 'fan_age', 'engagement_rate', 'potential_index'],
    },
    {
      name: 'sales',
      fields: ['rank_no', 'rank_rise', 'creator_gmv', 'video_gmv', 'live_gmv', 'sold_products', 'videos', 'lives'],
    },
  ],
  3: [
    { name: 'main', fields: ['video_id', 'creator_name', 'product_name', 'region', 'post_time', 'duration', 'is_ad'] },
    {
      name: 'sales',
      fields: ['plays', 'likes', 'comments', 'shares', 'engagement_rate', 'sku_orders', 'items_sold', 'gmv', 'gpm'],
    },
  ],
  4: [
    { name: 'main', fields: ['live_id', 'creator_name', 'account_type', 'region', 'start_time', 'duration'] },
    {
      name: 'sales',
      fields: ['live_views', 'viewers', 'pcu', 'avg_watch', 'sku_orders', 'items_sold', 'gmv', 'gpm', 'new_followers'],
    },
  ],
  5: [
    { name: 'main', fields: ['shop_id', 'region', 'seller_type', 'rating'] },
    {
      name: 'sales',
      fields: ['rank_no', 'rank_rise', 'creators', 'sold_products', 'sales_7d', 'sales_30d', 'gmv_30d', 'growth_rate'],
    },
  ],
  6: [
    { name: 'main', fields: ['ad_id', 'advertiser', 'paid_for_by', 'product_name', 'region', 'ad_state'] },
    { name: 'sales', fields: ['first_shown', 'last_shown', 'ad_days', 'reach', 'likes', 'ctr_band'] },
  ],
}
