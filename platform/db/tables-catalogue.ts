import type { Generated } from 'kysely'

/** Shops, goods, creators and what they publish. */
export interface CatalogueTables {
  region: { code: string; name_zh: string; name_en: string; currency: string; tz: string }
  category: { id: Generated<number>; pid: number | null; level: number; name_zh: string; name_en: string }
  shop: ShopTable
  product: ProductTable
  sku: SkuTable
  creator: CreatorTable
  creator_binding: CreatorBindingTable
  creator_share: { binding_id: number; from_t: number; share_rate_bp: number }
  content: ContentTable
}

export interface ShopTable {
  company_id: number
  shop_id: string
  name: string
  region: string
  seller_type: Generated<number>
  owner_member_id: number | null
  settlement_days: Generated<number>
  rating: number | null
  /** Of the company's own naming; empty: none. */
  group_name: Generated<string>
  /** The account on which it sells; empty: not known. */
  tiktok_account: Generated<string>
  followers: number | null
  note: Generated<string>
  /** Since when nothing is done with it. */
  disabled_t: number | null
  fact_t: Generated<number>
  add_time: number
  update_time: number
}

export interface ProductTable {
  company_id: number
  product_id: string
  shop_id: string
  title: string
  image: Generated<string>
  category_id: number | null
  min_price_amt: number | null
  max_price_amt: number | null
  standard_rate_bp: number | null
  shop_ads_rate_bp: number | null
  status: Generated<number>
  stock: number | null
  rating: number | null
  review_count: number | null
  first_seen_t: number
  /** When price, rates and stock were true; 0: no file told them. */
  offer_t: Generated<number>
  add_time: number
  update_time: number
}

export interface SkuTable {
  company_id: number
  sku_id: string
  product_id: string
  seller_sku: Generated<string>
  name: Generated<string>
  price_amt: number | null
  stock: number | null
  cost_amt: number | null
  /** When the cost was true. */
  cost_t: Generated<number>
  add_time: number
  update_time: number
}

export interface CreatorTable {
  company_id: number
  creator_id: string
  username: string
  nickname: Generated<string>
  avatar: Generated<string>
  region: Generated<string>
  follower_count: number | null
  member_id: number | null
  add_time: number
  update_time: number
  /** When what a file told of it was true. */
  fact_t: Generated<number>
  remark: Generated<string>
}

export interface CreatorBindingTable {
  id: Generated<number>
  company_id: number
  creator_id: string
  member_id: number
  kind: Generated<number>
  share_rate_bp: Generated<number>
  state: Generated<number>
  start_t: number
  end_t: number | null
  add_time: number
  update_time: number
  fact_t: Generated<number>
  /** When unbinding was asked for. */
  unbind_t: Generated<number | null>
  /** Who asked for it. */
  unbind_member_id: Generated<number | null>
}

export interface ContentTable {
  company_id: number
  content_id: string
  content_type: number
  creator_id: string
  title: Generated<string>
  post_t: number | null
  duration_s: number | null
  is_ad: Generated<boolean>
  /** When what a file told of it was true. */
  fact_t: Generated<number>
  add_time: number
  update_time: number
}
