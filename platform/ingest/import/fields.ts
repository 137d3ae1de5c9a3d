import { keysOf, recordOf } from '../../../shared/keys.ts'
import { ownHeadings } from './own.ts'

/**
 * What a line of an order export can say, with the names under which exports of others carry it: the network's seller
 * export in English first, then in Chinese and Indonesian. Compared as `normal` has them.
 */
export const networkNames = {
  order_id: ['Order ID', '订单 ID', 'ID Pesanan', '订单编号', '订单号', 'order_id'],
  sku_id: ['SKU ID', 'ID Sku', 'Product SKU ID', 'SKU编号', 'sku_id'],
  product_id: ['Product ID', '商品 ID', 'ID Produk', '商品编号', 'product_id'],
  product_name: ['Product Name', '商品名称', 'Produk', '商品名', 'Product', '商品', 'product_name'],
  image: ['Product Image', '商品图片', 'image_url'],
  sku_name: ['Variation', 'SKU', 'SKU name', '规格', 'sku_name'],
  seller_sku: ['Seller SKU', '商家SKU', '商家编码', 'seller_sku'],
  shop_id: ['Shop ID', 'Shop code', '店铺ID', 'shop_id'],
  shop_name: ['Shop name', '店铺名称', 'Nama Toko', 'Shop', '店铺', 'shop_name'],
  region: ['Region', 'Country', 'Country/Region', '国家', '国家/地区', 'region'],
  creator_id: ['Creator ID', '达人ID', 'creator_id'],
  creator_username: [
    'Creator Username',
    '达人用户名',
    'Nama pengguna kreator',
    '达人昵称',
    'Creator',
    '达人',
    'creator_username',
  ],
  content_type: ['Content Type', '内容形式', 'Jenis Konten', '内容类型', 'content_type'],
  content_id: ['Content ID', '内容ID', 'ID Konten', 'content_id'],
  collab_type: ['Collaboration type', 'collab_type'],
  campaign_id: ['Campaign ID', 'campaign_id'],
  price: ['Price', '商品价格', 'Harga', '价格', '单价', 'price'],
  quantity: ['Quantity', '下单件数', 'Kuantitas', '销量', '数量', 'quantity'],
  subtotal: ['SKU Subtotal Before Discount', '原价小计', 'subtotal'],
  seller_discount: ['SKU Seller Discount', '商家折扣', 'seller_discount'],
  platform_discount: ['SKU Platform Discount', '平台折扣', 'platform_discount'],
  tax: ['Taxes', '税费', 'tax'],
  pay_amount: ['Payment Amount', '支付金额', '实付金额', 'pay_amount'],
  currency: ['Currency', '货币单位', 'Mata Uang', '币种', 'currency'],
  commission_model: ['commission model', 'commission_model'],
  standard_rate: [
    'Standard commission rate',
    '标准佣金率',
    'Persentase komisi standar',
    'Commission rate',
    '佣金率',
    'standard_rate',
  ],
  shop_ads_rate: ['Shop Ads commission rate', '店铺广告佣金率', 'Persentase komisi Iklan Toko', 'shop_ads_rate'],
  partner_rate: ['Affiliate Partner commission rate', 'partner_rate'],
  bonus_rate: ['Co-funded bonus rate', '达人奖励率', 'bonus_rate'],
  est_base: ['Est. Commission Base', '预估计佣金额', 'Est. Acuan Komisi', 'est_base'],
  est_standard: [
    'Est. standard commission payment',
    '预计标准佣金付款',
    'Perkiraan pembayaran komisi standar',
    'est_standard',
  ],
  est_shop_ads: [
    'Est. Shop Ads commission payment',
    '预计店铺广告佣金付款',
    'Perkiraan pembayaran komisi Iklan Toko',
    'est_shop_ads',
  ],
  est_bonus: ['Est. co-funded creator bonus', '预估合资达人奖金', 'est_bonus'],
  est_partner: ['Est. Commission for Affiliate Partner', 'est_partner'],
  act_base: ['Actual Commission Base', '实际计佣金额', 'Acuan Komisi Aktual', 'act_base'],
  act_standard: [
    'Actual Commission Payment',
    '实际佣金',
    'Pembayaran Komisi Aktual',
    'Actual standard commission payment',
    'act_standard',
  ],
  act_shop_ads: [
    'Actual Shop Ads commission payment',
    '实际店铺广告佣金付款',
    'Pembayaran komisi Iklan Toko aktual',
    'Actual Shop Ads commission',
    'act_shop_ads',
  ],
  act_bonus: ['Actual co-funded creator bonus', '实际合资达人奖金', 'act_bonus'],
  act_partner: ['Actual Commission for Affiliate Partner', 'act_partner'],
  refunded_qty: ['Refunded quantity', 'refunded_qty'],
  returned_qty: ['Returned quantity', 'Sku Quantity of return', 'returned_qty'],
  refund_amount: ['Order Refund Amount', 'Refund amount', '退款金额', 'refund_amount'],
  fully_return: ['Fully returned or refunded', '已全部退货或全额退款', 'Pengembalian Barang Atau Dana', 'fully_return'],
  order_status: ['Order Status', '订单状态', 'Status Pesanan', 'order_status'],
  settlement_status: ['Order settlement status', 'Settlement status', '结算状态', 'settlement_status'],
  create_time: ['Time Created', '创建时间', 'Waktu Dibuat', 'Created Time', '下单时间', 'create_time'],
  paid_time: ['Payment time', '支付时间', 'Waktu Pembayaran', 'Paid Time', 'paid_time'],
  delivery_time: [
    'Order Delivery Time',
    '订单送达时间',
    'Delivered Time',
    'Delivery time',
    '送达时间',
    'delivery_time',
  ],
  settled_time: ['Time Commission Paid', '佣金结算时间', 'Waktu Komisi Dibayar', 'settled_time'],
  report_time: ['Report time', 'Data time', '更新时间', '数据时间', 'Updated Time', 'update_time', 'report_time'],
  buyer: ['Buyer Username', 'Buyer ID', '买家', '买家ID', 'buyer'],
  is_sample: ['Sample', 'Is sample', '样品单', 'is_sample'],
  line_id: ['line_id'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Field = keyof typeof networkNames
export const fields = keysOf(networkNames)
const isField = (name: string): name is Field => Object.hasOwn(networkNames, name)

/** Columns of the order list that are called something else here. */
const renamed: Readonly<Record<string, Field>> = {
  standard_rate_bp: 'standard_rate',
  shop_ads_rate_bp: 'shop_ads_rate',
  partner_rate_bp: 'partner_rate',
  est_commission_base: 'est_base',
  act_commission_base: 'act_base',
}
const fieldOfColumn = (column: string): Field | undefined => renamed[column] ?? (isField(column) ? column : undefined)

/** Our own headings that say what others do, and those that are worked out and say nothing new. */
export const ownFields: readonly { readonly title: string; readonly field: Field | undefined }[] = ownHeadings.map(
  ({ title, column }) => ({ title, field: fieldOfColumn(column) }),
)

const namesOf = (field: Field): readonly string[] => [
  ...networkNames[field],
  ...ownFields.flatMap((own) => (own.field === field ? [own.title] : [])),
]

/** The same with the names of our own exports. */
export const fieldNames = recordOf(fields, namesOf)
