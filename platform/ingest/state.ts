import type { Selectable } from 'kysely'
import type { CollabType, IneligibleReason } from '../../shared/areas/orders/enums.ts'
import type { OrderLineTable, OrderTable } from '../db/tables-orders.ts'

/** The columns of an order as they stand in the database, `update_time` aside (the writer sets it). */
export type OrderRow = Readonly<Omit<Selectable<OrderTable>, 'company_id' | 'update_time'>>

/** Columns of a line whose numbers are those of an enumeration. */
interface LineEnums {
  collab_type: CollabType
  said_reason: IneligibleReason | null
  ineligible_reason: IneligibleReason | null
}

/** The columns of a line, `data_time` aside. */
export type LineRow = Readonly<
  Omit<Selectable<OrderLineTable>, 'company_id' | 'data_time' | keyof LineEnums> & LineEnums
>

export interface RefundRow {
  readonly refund_id: string
  /** Null with sku_id, content_id and n: an adjustment that no line could be found for. */
  readonly order_id: string | null
  readonly sku_id: string | null
  readonly content_id: string | null
  readonly n: number | null
  readonly kind: number
  readonly qty: number
  readonly amt: number
  readonly applied_t: number
  /** Null with the next three but for a return that names its buyer and SKU. */
  readonly buyer_key: string | null
  readonly return_sku_id: string | null
  readonly orig_currency: string | null
  readonly orig_amt: number | null
}

/** One beneficiary's part of a line; `level` below zero is the claw-back of level `-(level + 1)`. */
export interface SplitRow {
  readonly role: number
  readonly level: number
  readonly member_id: number | null
  readonly rate_bp: number
  readonly base_amt: number
  readonly est_amt: number
  readonly act_amt: number | null
  readonly state: number
}

export interface LineState {
  readonly row: LineRow
  readonly splits: readonly SplitRow[]
}

/** An order with everything that hangs on it. */
export interface OrderState {
  readonly row: OrderRow
  readonly lines: readonly LineState[]
  readonly refunds: readonly RefundRow[]
}

export interface LineKey {
  readonly sku_id: string
  readonly content_id: string
  readonly n: number
}

export const lineKey = (line: LineKey): string => `${line.n}\n${line.sku_id}\n${line.content_id}`

export const isSameLine = (one: LineKey, other: { [K in keyof LineKey]: LineKey[K] | null }): boolean =>
  one.sku_id === other.sku_id && one.content_id === other.content_id && one.n === other.n
