import type { Generated } from 'kysely'

/** What the owner of a shop is told of its orders, and how its data come. */
export interface ShopTables {
  shop_order: ShopOrderTable
  shop_auth: ShopAuthTable
  shop_consent: ShopConsentTable
  shop_auth_log: ShopAuthLogTable
  shop_notification: ShopNotificationTable
}

export interface ShopAuthTable {
  company_id: number
  shop_id: string
  /** 0 not authorised, 1 authorised, 4 taken back, 5 failing, 6 being authorised. */
  state: number
  /** When the authorisation ends unless it is given anew. */
  refresh_expire_t: number | null
  last_sync_t: number | null
  seller_name: Generated<string>
  scopes: Generated<string[]>
  auth_t: number | null
  auth_member_id: number | null
  access_expire_t: number | null
  /** What became of the last synchronisation: a number of shared/areas/shops/auth-states.ts. */
  sync_result: Generated<number>
  /** The tokens, sealed. */
  sealed: string | null
  consent_until_t: number | null
  /** 0 nothing, 1 told that it ends soon, 2 told that it has ended: the end `told_t`. */
  told: Generated<number>
  told_t: number | null
}

export interface ShopConsentTable {
  state_hash: string
  company_id: number
  member_id: number
  region: string
  seller_type: number
  shop_id: string | null
  expire_t: number
  used_t: number | null
  /** The state, sealed; of a consent for one shop alone. */
  sealed: string | null
}

export interface ShopNotificationTable {
  /** The network's own id. */
  id: string
  t: number
}

export interface ShopAuthLogTable {
  id: Generated<number>
  company_id: number
  shop_id: string
  t: number
  event: string
  result: Generated<number>
  member_id: number | null
}

export interface ShopOrderTable {
  company_id: number
  order_id: string
  shop_id: string
  /** 0 none, 1 label to print, 2 packed, 3 in customs, 4 out for delivery. */
  substatus: Generated<number>
  /** Basis points of the net price. */
  platform_fee_bp: number | null
  /** Borne by the seller. */
  shipping_amt: number | null
  /** The line that the parcel's cost stands on. */
  lead_sku_id: string
  lead_content_id: string
  lead_n: number
  /** Paid and not handed over yet. */
  is_open: Generated<boolean>
  ship_due_t: number | null
  shipped_t: number | null
  shipping_provider: Generated<string>
  tracking_id: Generated<string>
  warehouse_name: Generated<string>
  /** 0 not told, 1 card, 2 wallet, 3 cash on delivery, 4 pay later. */
  payment_method: Generated<number>
  state: Generated<string>
  city: Generated<string>
  buyer_name: Generated<string>
  buyer_phone: Generated<string>
  buyer_address: Generated<string>
  fact_t: Generated<number>
}
