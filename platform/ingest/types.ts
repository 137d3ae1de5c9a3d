import type {
  CollabType,
  CommissionModel,
  ContentType,
  IneligibleReason,
  OrderStatus,
  RefundKind,
  SettlementStatus,
} from '../../shared/areas/orders/enums.ts'

/** One line of an order as a source reports it; amounts in minor units of the order's currency. */
export interface IncomingLine {
  /** What the source says of it, bits of `lineBit`; absent: all. The rest are stand-ins. */
  readonly said?: number
  readonly sku_id: string
  /** Empty when the source does not attribute the line to a piece of content. */
  readonly content_id: string
  /** 1 for the first line of the order with this SKU and content, 2 for the next ... */
  readonly n: number
  readonly product_id: string
  readonly product_name: string
  readonly image?: string
  readonly sku_name: string
  readonly seller_sku?: string
  /** Empty when the source does not say who brought the order. */
  readonly creator_id: string
  readonly creator_name: string
  readonly content_type: ContentType
  readonly collab_type: CollabType
  readonly campaign_id: string
  readonly commission_model: CommissionModel
  readonly price_amt: number
  readonly quantity: number
  readonly subtotal_amt: number
  readonly seller_discount_amt: number
  readonly platform_discount_amt: number
  readonly tax_amt: number
  readonly pay_amt: number
  /** Null: the source does not say. What an earlier report froze stays; a new line in an open collaboration gets the product's. */
  readonly standard_rate_bp: number | null
  readonly shop_ads_rate_bp: number | null
  readonly partner_rate_bp: number
  readonly bonus_rate_bp: number
  readonly ads_attributed: boolean
  /** Estimates as the source computed them; absent: computed by the commission arithmetic. */
  readonly estimated?: CommissionAmounts
  /** Actual commission as the source reports it at settlement. */
  readonly actual?: CommissionAmounts
  /** `pay_amt` in the currency of the source, where that was exchanged. */
  readonly orig_pay_amt?: number
  readonly refunded_qty: number
  readonly returned_qty: number
  readonly refund_amt: number
  /** Absent: derived from payment, refunds and delivery (docs/spec.md, section P). */
  readonly settlement_status?: SettlementStatus
  /** Why the source froze the line, or calls it ineligible. */
  readonly reason?: IneligibleReason
  readonly settled_t?: number
}

export interface CommissionAmounts {
  readonly base_amt: number
  readonly standard_amt: number
  readonly shop_ads_amt: number
  readonly bonus_amt: number
  readonly partner_amt: number
}

export interface IncomingOrder {
  readonly kind: 'order'
  /** When what it says was true, Unix seconds: older facts never undo newer ones. Absent: now. */
  readonly event_t?: number
  /** What the source says of it, bits of `orderBit`; absent: all. The rest are stand-ins. */
  readonly said?: number
  readonly order_id: string
  readonly shop_id: string
  readonly shop_name: string
  readonly shop_region: string
  /** ISO code of the buyer's country; `ZZ` unknown. */
  readonly region: string
  readonly buyer_key: string
  readonly order_status: OrderStatus
  readonly create_t: number
  readonly paid_t: number | null
  readonly delivery_t: number | null
  readonly completed_t?: number
  readonly cancelled_t?: number
  readonly currency: string
  /** Of an order whose amounts were exchanged into the company's currency: where from, and its units for one of the original. */
  readonly exchanged?: { readonly currency: string; readonly rate: number }
  readonly is_sample: boolean
  /** Where the order came from; default `api`. Kept from the first time the order is seen. */
  readonly source?: OrderSource
  readonly lines: readonly IncomingLine[]
}

export type OrderSource = 'api' | 'import' | 'demo'

/** A change of an order that is already known: new state, refunds of single lines. Unknown orders are rejected. */
export interface OrderUpdate {
  readonly kind: 'update'
  /** When it was true, Unix seconds. Absent: now. */
  readonly event_t?: number
  readonly order_id: string
  readonly order_status?: OrderStatus
  readonly delivery_t?: number
  readonly completed_t?: number
  readonly cancelled_t?: number
  readonly refunds?: readonly LineRefund[]
  /** Settle every pending line whose day has come at this time (job only). */
  readonly settled_t?: number
  /** Lines that people hand to another member; never said by a source. */
  readonly owners?: readonly OwnerChange[]
  /** Frozen lines whose hold people have lifted: they are pending again. */
  readonly cleared?: readonly LineName[]
}

/** What names a line within its order. */
export interface LineName {
  readonly sku_id: string
  readonly content_id: string
  readonly n: number
}

/**
 * A line's new owner. Path and shares are those of the new owner today; the creator's and the agency's parts stay. Refused
 * when the owner is no longer `from`, when the line is outside `within`, and when a bill holds the line.
 */
export interface OwnerChange extends LineName {
  readonly from: number | null
  readonly member_id: number
  /** The member in whose subtree the line must be; null: anywhere in the company. */
  readonly within: number | null
}

export interface LineRefund {
  readonly refund_id: string
  readonly sku_id: string
  readonly content_id: string
  readonly n: number
  readonly kind: RefundKind
  readonly qty: number
  readonly amt: number
  readonly applied_t: number
}

/**
 * Goods that came back, named by buyer and SKU only: counted against the latest earlier sale of the same buyer and SKU
 * that still has the quantity; without one it is an adjustment, a line of its own on its own day.
 */
export interface UnmatchedReturn {
  readonly kind: 'return'
  readonly refund_id: string
  /** Empty: nobody's; it belongs to no sale. */
  readonly buyer_key: string
  readonly sku_id: string
  readonly product_id: string
  readonly shop_id: string
  /** As that of an order. */
  readonly region: string
  /** Absent: the company's. */
  readonly currency?: string
  /** Of one whose amount was exchanged into the company's currency: from where, and what it was. */
  readonly exchanged?: { readonly currency: string; readonly amt: number }
  readonly qty: number
  readonly amt: number
  readonly applied_t: number
}

export type OrderEvent = IncomingOrder | OrderUpdate | UnmatchedReturn

/**
 * What became of one event: `changed` false when the database already held exactly this. Lines that were known and are
 * now different count as neither new nor same. `reason` is English, `reason_zh` says the same in Chinese.
 */
export type EventResult =
  | { readonly ok: true; readonly changed: boolean; readonly lines_new: number; readonly lines_same: number }
  | { readonly ok: false; readonly reason: string; readonly reason_zh: string }
