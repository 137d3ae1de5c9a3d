import type { Generated } from 'kysely'

/** What contents, products and live sessions do besides selling, day by day. */
export interface ContentTables {
  content_daily: ContentDailyTable
  content_product: ContentProductTable
  product_daily: ProductDailyTable
  live_session: LiveSessionTable
  live_minute: LiveMinuteTable
  live_mark: LiveMarkTable
}

/** Which products a content shows. */
export interface ContentProductTable {
  company_id: number
  content_id: string
  product_id: string
  /** Written by the database: the type of the content and its last reported day; null while none is. */
  content_type: number | null
  last_day: number | null
}

export interface ContentDailyTable {
  company_id: number
  content_id: string
  /** Business day, days since 1970-01-01. */
  day: number
  creator_id: string
  content_type: number
  views: Generated<number>
  /** Of products, as the clicks are. */
  impressions: Generated<number>
  clicks: Generated<number>
  likes: Generated<number>
  comments: Generated<number>
  shares: Generated<number>
  watch_s: Generated<number>
  /** Live only: how often the room was offered. */
  room_impressions: Generated<number>
  new_followers: Generated<number>
  data_time: number
}

export interface ProductDailyTable {
  company_id: number
  product_id: string
  day: number
  impressions: Generated<number>
  clicks: Generated<number>
  add_to_cart: Generated<number>
  data_time: number
}

export interface LiveSessionTable {
  company_id: number
  /** The content_id of its order lines. */
  live_id: string
  creator_id: string
  /** 1 official, 2 marketing, 3 affiliate. */
  account_type: Generated<number>
  title: Generated<string>
  /** 0 planned, 1 ready, 2 live, 3 ended, 4 reviewed, 5 interrupted, 6 cancelled. */
  state: number
  plan_start_t: number | null
  start_t: number | null
  end_t: number | null
  target_gmv_amt: number | null
  fact_t: Generated<number>
  /** What was concluded of it. */
  review_note: Generated<string>
  /** Who planned it; null: it was seen, not planned. */
  member_id: number | null
  add_time: number
  update_time: number
}

export interface LiveMinuteTable {
  company_id: number
  live_id: string
  minute_t: number
  /** In the room in that minute. */
  viewers: number
  views: Generated<number>
  room_impressions: Generated<number>
  impressions: Generated<number>
  clicks: Generated<number>
  watch_s: Generated<number>
  new_followers: Generated<number>
  comments: Generated<number>
  likes: Generated<number>
  shares: Generated<number>
  fact_t: Generated<number>
}

export interface LiveMarkTable {
  id: Generated<number>
  company_id: number
  live_id: string
  kind: number
  t: number
  note: Generated<string>
  /** Who noted it; null: the demo. */
  member_id: number | null
  add_time: number
}
