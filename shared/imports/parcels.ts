import { defineImport, i } from './import.ts'

const MOST_AMOUNT = 1_000_000_000

/** What a selling platform tells of the parcels of known orders: the seller centre's export of orders. */
export const parcelImport = defineImport({
  id: 'parcels',
  title: ['导入订单包裹', 'Import parcels'],
  note: [
    '卖家中心导出的订单，每行一个订单的包裹：发货、物流、仓库、收件人和运费。订单本身请先用订单导入；同一订单的多行以第一行为准。',
    'The seller centre’s export of orders: a line for each order with its parcel: shipping, tracking, warehouse, recipient and what shipping costs. The orders themselves are imported first; of several lines of an order the first counts.',
  ],
  screens: ['orders', 'product'],
  mode: 'shops',
  by: 'anyone',
  columns: [
    i.text('order_id', { named: ['订单ID', 'Order ID', '订单号', 'Order No.', 'order_id'], needed: true, most: 60 }),
    i.time('shipped', { named: ['发货时间', 'Shipped Time', 'Ship time', 'shipped_time'] }),
    i.time('ship_due', { named: ['最晚发货时间', 'Ship by', 'Ship-by date', 'RTS SLA'], most: 90 }),
    i.text('provider', { named: ['物流商', 'Shipping Provider Name', 'Shipping provider', '快递公司'], most: 120 }),
    i.text('tracking', { named: ['运单号', 'Tracking ID', 'Tracking number', '物流单号'], most: 120 }),
    i.text('warehouse', { named: ['仓库', 'Warehouse Name', 'Warehouse'], most: 120 }),
    i.choice('payment', {
      named: ['支付方式', 'Payment Method'],
      options: [
        [1, '银行卡', 'Card', 'Credit/Debit card', 'Credit card', 'Debit card'],
        [2, '电子钱包', 'Wallet', 'PayPal', 'Apple Pay', 'Google Pay', 'GoPay', 'E-wallet'],
        [3, '货到付款', 'Cash on delivery', 'COD', 'Bayar di tempat'],
        [4, '先买后付', 'Pay later', 'Klarna', 'Affirm'],
      ],
    }),
    i.text('state', { named: ['省/州', 'State', 'Province', '省份'], most: 120 }),
    i.text('city', { named: ['城市', 'City', 'Regency and City'], most: 120 }),
    i.text('buyer_name', { named: ['收件人', 'Recipient', 'Buyer name'], most: 120 }),
    i.text('buyer_phone', { named: ['收件电话', 'Phone #', 'Phone', 'Recipient phone'], most: 60 }),
    i.text('buyer_address', { named: ['收件地址', 'Detail Address', 'Address Line 1', 'Address'], most: 400 }),
    i.money('shipping_cost', {
      named: ['商家运费', 'Shipping cost borne by the seller', 'Seller shipping cost'],
      least: 0,
      most: MOST_AMOUNT,
    }),
    i.rate('platform_fee', { named: ['平台费率', 'Platform fee rate', 'Referral fee rate'], least: 0, most: 10_000 }),
  ],
  key: ['order_id'],
  updates: [
    ...(['shipped', 'ship_due', 'provider', 'tracking', 'warehouse', 'payment', 'state', 'city'] as const),
    ...(['buyer_name', 'buyer_phone', 'buyer_address', 'shipping_cost', 'platform_fee'] as const),
  ],
})
