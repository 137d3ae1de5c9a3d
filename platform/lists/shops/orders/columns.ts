import { sql } from 'kysely'
import { lineParts, lineProfit, lineSettlement, profitJoins } from '../../../queries/shops/profit.ts'
import { stageSql } from '../../../queries/shops/stage.ts'
import { ofSale, orderJoins } from '../../orders/columns.ts'
import { type Part, part, type Sql } from '../../source.ts'

const of = (name: string): Part => part(sql`${sql.ref(`l.${name}`)}`)
const ofOrder = (name: string): Part => part(sql`${sql.ref(`o.${name}`)}`, 'o')
const ofParcel = (name: string): Part => part(sql`${sql.ref(`so.${name}`)}`, 'so')
const textOf = (name: string): Part => part(sql`coalesce(${sql.ref(`so.${name}`)}, '')`, 'so')
const codeOf = (name: string): Part => part(sql`coalesce(${sql.ref(`so.${name}`)}, 0)`, 'so')
const segment = (id: Sql): Sql => sql`replace(replace(${id}, '%', '%25'), '/', '%2F')`

/** Joins to `affiliate_order_line l`. */
export const shopOrderJoins: Readonly<Record<string, Part>> = {
  o: orderJoins.o,
  shop: orderJoins.shop,
  product: orderJoins.product,
  sku: part(profitJoins.sku),
  so: part(profitJoins.so),
}

const cameBack = sql`(l.returned_qty > 0 or l.refunded_qty > 0 or l.refund_amt > 0)`

/** Paid, not handed over, and later than the platform allows, of an order that shops are told of. */
export const isLate = (now: number): Sql => sql`so.is_open and so.ship_due_t < ${now}`
/** The same of any order. */
export const isOverdue = (now: number): Part => part(sql`coalesce(${isLate(now)}, false)`, 'so')

/** Of a buyer no more ever leaves the database: the first letter, the last four digits, and that there is an address. */
const masked = {
  buyer_name: part(
    sql`case when coalesce(so.buyer_name, '') = '' then '' else left(so.buyer_name, 1) || '**' end`,
    'so',
  ),
  buyer_phone: part(
    sql`case when length(coalesce(so.buyer_phone, '')) < 5 then '' else '****' || right(so.buyer_phone, 4) end`,
    'so',
  ),
  buyer_address: part(sql`case when coalesce(so.buyer_address, '') = '' then '' else '***' end`, 'so'),
} as const

/** T-ORDERV9: what each column of the list shows. */
export const shopOrderCells = {
  order_id: of('order_id'),
  shop_name: part(sql`coalesce(nullif(shop.name, ''), l.shop_id)`, 'shop'),
  order_status: ofSale(ofOrder('order_status')),
  stage: part(stageSql, 'o'),
  order_substatus: codeOf('substatus'),
  cancel_return_type: part(
    sql`(case when o.order_status = 140 then 1 when l.returned_qty > 0 then 3 when ${cameBack} then 2 else 0 end)`,
    'o',
  ),
  sku_id: of('sku_id'),
  seller_sku: part(sql`coalesce(sku.seller_sku, '')`, 'sku'),
  product_name: part(sql`coalesce(nullif(p.title, ''), l.product_id)`, 'product'),
  variation: part(sql`coalesce(sku.name, '')`, 'sku'),
  quantity: ofSale(of('quantity')),
  returned_qty: of('returned_qty'),
  subtotal_before_discount: ofSale(of('subtotal_amt')),
  platform_discount: ofSale(of('platform_discount_amt')),
  seller_discount: ofSale(of('seller_discount_amt')),
  subtotal_after_discount: ofSale(part(sql`l.subtotal_amt - l.platform_discount_amt - l.seller_discount_amt`)),
  shipping_fee: part(lineParts.shipping, 'so'),
  taxes: ofSale(of('tax_amt')),
  order_amount: ofSale(of('pay_amt')),
  order_refund_amount: of('refund_amt'),
  affiliate_commission: ofSale(part(lineParts.creator)),
  partner_commission: ofSale(part(lineParts.partner)),
  platform_fee: part(lineParts.fee, 'so'),
  settlement_amount: part(lineSettlement, 'so'),
  product_cost: ofSale(part(lineParts.cost, 'sku')),
  gross_profit: part(lineProfit, 'so', 'sku'),
  currency: ofOrder('currency'),
  create_time: ofOrder('create_t'),
  paid_time: of('paid_t'),
  ship_due_time: ofParcel('ship_due_t'),
  shipped_time: ofParcel('shipped_t'),
  delivered_time: ofOrder('delivery_t'),
  cancelled_time: ofOrder('cancelled_t'),
  cancel_by: part(sql`coalesce(o.cancel_by, 0)`, 'o'),
  cancel_reason: ofOrder('cancel_reason'),
  shipping_provider: textOf('shipping_provider'),
  tracking_id: textOf('tracking_id'),
  warehouse_name: textOf('warehouse_name'),
  payment_method: codeOf('payment_method'),
  country: of('region'),
  state: textOf('state'),
  city: textOf('city'),
  ...masked,
  line_id: part(
    sql`concat_ws('/', ${segment(sql`l.order_id`)}, ${segment(sql`l.sku_id`)}, ${segment(sql`l.content_id`)}, l.n)`,
  ),
} as const satisfies Readonly<Record<string, Part>>

/** Sortable columns that are never null. */
export const filledCells = ['order_refund_amount', 'create_time'] as const
