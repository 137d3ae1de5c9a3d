/** The fields of a product in the drawer, group by group. */
export const productGroups = [
  {
    name: 'product',
    fields: ['title', 'product_id', 'status', 'shop_name', 'region', 'category_name', 'first_seen_time'],
  },
  {
    name: 'price',
    fields: ['min_price', 'max_price', 'commission_rate_bp', 'est_commission_per_item', 'shop_ads_rate_bp'],
    note: 'product.perItem',
  },
  { name: 'sales', fields: ['sales_7d', 'sales_30d', 'total_sales', 'gmv_30d'], note: 'product.salesNote' },
  { name: 'shelf', fields: ['inventory', 'rating', 'review_count'] },
] as const
