import { defineImport, i } from './import.ts'

/** What the network says that it paid, against which the company's own lines are reconciled. */
export const settlementImport = defineImport({
  id: 'settlements',
  title: ['导入平台结算单', 'Import the network’s settlements'],
  note: [
    '平台导出的联盟订单或收益表，每行一个订单行及其实际佣金。只用来对账，不改变订单；同一行再次导入以较新的为准。',
    'The network’s export of affiliate orders or earnings: a line for each order line with the commission that was paid. It is compared, and changes no order; of a line that comes again the newer report counts.',
  ],
  screens: ['bills'],
  by: 'company',
  columns: [
    i.text('order_id', { named: ['订单ID', 'Order ID', '订单号', 'Order No.', 'order_id'], needed: true, most: 60 }),
    i.text('sku_id', { named: ['SKU ID', 'Sku Id', '商品SKU ID', 'ID SKU', 'sku_id'], needed: true, most: 60 }),
    i.text('content_id', { named: ['内容ID', 'Content ID', 'ID Konten', 'content_id'], most: 60 }),
    i.currency('currency', { named: ['币种', 'Currency', '货币单位', '货币', 'Mata Uang', 'currency'] }),
    i.ratio('paid', {
      named: [
        '实际佣金',
        'Actual Commission Payment',
        '实际标准佣金',
        'Actual standard commission payment',
        'Actual standard commission',
        'Standard commission',
        'Commission paid',
        'Settlement amount',
        'Pembayaran Komisi Aktual',
        'paid',
      ],
      needed: true,
    }),
    i.ratio('shop_ads', {
      named: [
        '实际店铺广告佣金付款',
        'Actual Shop Ads commission payment',
        'Actual Shop Ads commission',
        'Pembayaran komisi Iklan Toko aktual',
        'shop_ads',
      ],
    }),
    i.ratio('bonus', { named: ['实际合资达人奖金', 'Actual co-funded creator bonus', 'bonus'] }),
    i.date('settled', {
      named: ['佣金结算时间', 'Time Commission Paid', '结算时间', 'Settlement time', 'Waktu Komisi Dibayar', 'settled'],
      most: 1,
    }),
  ],
  key: ['order_id', 'sku_id', 'content_id'],
  updates: ['currency', 'paid', 'shop_ads', 'bonus', 'settled'],
})
