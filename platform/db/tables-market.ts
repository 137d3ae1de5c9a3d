import type { Generated } from 'kysely'

/** The marketplace: offers, what members do with products, samples and curated issues. */
export interface MarketTables {
  product_offer: ProductOfferTable
  product_reach: { company_id: number; product_id: string; creators: number; videos: number; lives: number }
  rate_lock: RateLockTable
  showcase: { member_id: number; company_id: number; product_id: string; rate_bp: number | null; add_time: number }
  product_collect: { member_id: number; company_id: number; product_id: string; add_time: number }
  promo_link: { code: string; member_id: number; company_id: number; product_id: string; add_time: number }
  product_assignment: ProductAssignmentTable
  sample_request: SampleRequestTable
  curated_issue: CuratedIssueTable
  curated_pick: CuratedPickTable
}

export interface ProductOfferTable {
  company_id: number
  product_id: string
  /** 1 open, 2 target, 3 partner campaign, 4 exclusive, 9 own. */
  collab_type: Generated<number>
  off_t: number | null
  next_rate_bp: number | null
  next_rate_t: number | null
  /** 0 none, 1 free, 2 refundable. */
  sample_kind: Generated<number>
  sample_quota: Generated<number>
  min_followers: number | null
  min_gmv_amt: number | null
  min_views: number | null
  fact_t: Generated<number>
  update_time: number
}

export interface RateLockTable {
  company_id: number
  product_id: string
  creator_id: string
  rate_bp: number
  locked_until_t: number
  add_time: number
}

export interface ProductAssignmentTable {
  company_id: number
  product_id: string
  creator_id: string
  /** Who assigned it. */
  member_id: number
  rate_bp: number | null
  add_time: number
}

export interface SampleRequestTable {
  id: Generated<number>
  company_id: number
  product_id: string
  sku_id: string
  creator_id: string
  /** Who asked for it. */
  member_id: number
  qty: number
  address: string
  sample_kind: number
  /** 1 video, 2 live. */
  content_type: number
  content_count: number
  content_t: number
  /** See shared/areas/samples/states.ts. */
  state: Generated<number>
  approve_deadline_t: number
  ship_deadline_t: number | null
  content_deadline_t: number | null
  tracking_no: Generated<string>
  reject_reason: Generated<string>
  content_ids: Generated<string[]>
  add_time: number
  update_time: number
}

export interface CuratedIssueTable {
  company_id: number
  /** ISO week, `2026-W47`. */
  issue: string
  publish_t: number
  end_t: number | null
  update_time: number
}

export interface CuratedPickTable {
  company_id: number
  issue: string
  product_id: string
  position: number
  /** 1 hit, 2 new, 3 high commission, 4 with sample, 5 festival. */
  topics: number[]
  reason: string
  comment: Generated<string>
}
