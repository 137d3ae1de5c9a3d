/** The fields of a product in the drawer, group by group. */
export const productGroups = [
  {
    name: 'product',
    fields: [
      'title',
      'product_id',
      'offer_state',
      'status',
      'shop_name',
      'seller_type',
      'region',
      'category_name',
      'first_seen_time',
    ],
  },
  {
    name: 'price',
    fields: [
      'min_price',
      'max_price',
      'commission_rate_bp',
      'est_commission_per_item',
      'shop_ads_rate_bp',
      'collab_type',
    ],
    note: 'product.perItem',
  },
  {
    name: 'sales',
    fields: ['sales_7d', 'sales_30d', 'total_sales', 'gmv_30d', 'trend_flag'],
    note: 'product.salesNote',
  },
  {
    name: 'reach',
    fields: ['creator_count', 'video_count', 'live_count', 'sample_status', 'sample_quota'],
    note: 'product.reachNote',
  },
  { name: 'shelf', fields: ['inventory', 'rating', 'review_count'] },
] as const
