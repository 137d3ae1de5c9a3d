import type { Generated } from 'kysely'

/** The market of the radar: objects by snapshot, and what members keep of them. Money in US cents. */
export interface SpyTables {
  spy_snapshot: { day: number; data_time: number }
  spy_product: SpyProductTable
  spy_product_day: SpyProductDayTable
  spy_creator: SpyCreatorTable
  spy_creator_day: SpyCreatorDayTable
  spy_shop: SpyShopTable
  spy_shop_day: SpyShopDayTable
  spy_video: SpyVideoTable
  spy_live: SpyLiveTable
  spy_ad: SpyAdTable
  spy_favorite: { member_id: number; kind: number; object_id: string; add_time: number }
  spy_watch: { member_id: number; kind: number; object_id: string; add_time: number }
  spy_watch_log: SpyWatchLogTable
  spy_quota: { member_id: number; day: number; seen: string[] }
}

interface SpyProductTable {
  product_id: string
  title: string
  region: string
  category: number
  shop_id: string
  shop_name: string
  price_amt: number
  rate_bp: number
  /** Price and rate outside of offers. */
  list_price_amt: number
  list_rate_bp: number
  rating_x100: number | null
  review_count: number | null
  first_seen_t: number
  creators: Generated<number>
  videos: Generated<number>
  sales_1d: Generated<number>
  sales_7d: Generated<number>
  sales_30d: Generated<number>
  gmv_30d_amt: Generated<number>
  total_sales: Generated<number>
  growth_bp: Generated<number | null>
  rank_no: Generated<number | null>
  rank_before: Generated<number | null>
}

interface SpyProductDayTable {
  product_id: string
  day: number
  price_amt: number
  rate_bp: number
  sales: number
  gmv_amt: number
  creators: number
  videos: number
  rank_no: number
}

interface SpyCreatorTable {
  creator_id: string
  username: string
  nickname: string
  region: string
  category: number
  female_bp: number
  fan_age: number
  engagement_bp: number
  followers: Generated<number>
  follower_inc: Generated<number>
  video_gmv_amt: Generated<number>
  live_gmv_amt: Generated<number>
  sold_products: Generated<number>
  videos: Generated<number>
  lives: Generated<number>
  potential_x100: Generated<number>
  rank_no: Generated<number | null>
  rank_before: Generated<number | null>
}

interface SpyCreatorDayTable {
  creator_id: string
  day: number
  followers: number
  video_gmv_amt: number
  live_gmv_amt: number
  videos: number
  lives: number
  rank_no: number
}

interface SpyShopTable {
  shop_id: string
  name: string
  region: string
  seller_type: number
  rating_x100: number | null
  creators: Generated<number>
  sold_products: Generated<number>
  sales_7d: Generated<number>
  sales_30d: Generated<number>
  gmv_30d_amt: Generated<number>
  growth_bp: Generated<number | null>
  rank_no: Generated<number | null>
  rank_before: Generated<number | null>
}

interface SpyShopDayTable {
  shop_id: string
  day: number
  sales: number
  gmv_amt: number
  products: number
  rank_no: number
}

interface SpyWatchLogTable {
  member_id: number
  kind: number
  object_id: string
  day: number
  change: number
  before: number
  after: number
  add_time: number
}

interface SpyVideoTable {
  video_id: string
  creator_id: string
  product_id: string
  title: string
  region: string
  post_t: number
  duration_s: number
  is_ad: boolean
  views: Generated<number>
  likes: Generated<number>
  comments: Generated<number>
  shares: Generated<number>
  sku_orders: Generated<number>
  items: Generated<number>
  gmv_amt: Generated<number>
}

interface SpyLiveTable {
  live_id: string
  creator_id: string
  title: string
  region: string
  account_type: number
  start_t: number
  duration_s: number
  views: number
  viewers: number
  peak: number
  avg_watch_s: number
  sku_orders: number
  items: number
  gmv_amt: number
  new_followers: number
  comments: number
  likes: number
  shares: number
}

interface SpyAdTable {
  ad_id: string
  title: string
  advertiser: string
  paid_for_by: string
  region: string
  product_id: string | null
  first_shown_t: number
  last_shown_t: number
  reach: number
  likes: number
  ctr_band: number
  state: number
}
