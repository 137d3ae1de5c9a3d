import { defineTexts } from './texts.ts'

/** Words of a product's drawer. */
export const productTexts = defineTexts(
  {
    'product.group.product': '商品',
    'product.group.price': '价格·佣金',
    'product.group.sales': '销量',
    'product.group.reach': '推广',
    'product.group.shelf': '库存·口碑',
    'product.orders': '查看订单',
    'product.pending': '待结算订单',
    'product.perItem': '预估单件佣金 = 最低价 × 佣金率，四舍五入到最小货币单位。',
    'product.salesNote':
      '只统计你可见范围内已支付的订单；近 7 天和近 30 天都含今天，按公司时区划分日期。趋势只看今天之前的整日：7 天日均高于 30 天日均 20% 以上为上升，低于 20% 以上为下降。',
    'product.reachNote': '关联达人、视频和直播按全公司的订单与内容统计，由后台任务定时更新。',
    'product.elsewhere': '这件商品不在当前页。',
    'product.find': '查找这件商品',
    'product.sort': '排序',
    'product.sort.best': '综合（成交额）',
    'product.sort.rate': '佣金率',
    'product.sort.sold': '30天销量',
    'product.sort.item': '单件佣金',
    'product.sort.new': '新品',
  },
  {
    'product.group.product': 'Product',
    'product.group.price': 'Price and commission',
    'product.group.sales': 'Sales',
    'product.group.reach': 'Promotion',
    'product.group.shelf': 'Stock and reviews',
    'product.orders': 'Its orders',
    'product.pending': 'Orders to be settled',
    'product.perItem': 'Est. commission per item = lowest price × commission rate, rounded half-up.',
    'product.salesNote':
      'Paid orders that you may see; 7 and 30 days include today, in the time zone of the company. Trend, by whole days before today: the daily mean of 7 days is more than 20% above (rising) or below (falling) that of 30 days.',
    'product.reachNote':
      'Creators, videos and lives are counted over all orders and contents of the company, from time to time.',
    'product.elsewhere': 'This product is not on this page.',
    'product.find': 'Find it',
    'product.sort': 'Order',
    'product.sort.best': 'Best (GMV)',
    'product.sort.rate': 'Commission rate',
    'product.sort.sold': 'Sold in 30 days',
    'product.sort.item': 'Per item',
    'product.sort.new': 'Newest',
  },
)
