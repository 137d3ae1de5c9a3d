import type { ProductRow } from './product-row.ts'

/** What stands side by side, from top to bottom. */
export const comparedFields = [
  'min_price',
  'max_price',
  'commission_rate_bp',
  'est_commission_per_item',
  'shop_ads_rate_bp',
  'sales_7d',
  'sales_30d',
  'gmv_30d',
  'trend_flag',
  'total_sales',
  'creator_count',
  'video_count',
  'live_count',
  'rating',
  'review_count',
  'inventory',
  'sample_status',
  'sample_quota',
  'collab_type',
  'shop_name',
  'region',
  'category_name',
  'offer_state',
  'first_seen_time',
] as const satisfies readonly (keyof ProductRow)[]

const moreIsBetter: readonly string[] = [
  'commission_rate_bp',
  'est_commission_per_item',
  'sales_7d',
  'sales_30d',
  'gmv_30d',
  'rating',
]

/** The value that stands out in its line; null where none does. */
export const bestOf = (field: keyof ProductRow, rows: readonly ProductRow[]): number | null => {
  if (!moreIsBetter.includes(field)) return null
  const values = rows.flatMap((row) => (typeof row[field] === 'number' ? [row[field]] : []))
  const most = Math.max(...values)
  return values.length > 1 && values.some((value) => value !== most) ? most : null
}
