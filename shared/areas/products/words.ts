import { defineWords } from '../../i18n/texts.ts'

/** Words of a product's drawer. */
export const productTexts = defineWords({
  'product.group.product': ['商品', 'Product'],
  'product.group.price': ['价格·佣金', 'Price and commission'],
  'product.group.sales': ['销量', 'Sales'],
  'product.group.reach': ['推广', 'Promotion'],
  'product.group.shelf': ['库存·口碑', 'Stock and reviews'],
  'product.pending': ['待结算订单', 'Orders to be settled'],
  'product.perItem': ['预估单件佣金 = 最低价 × 佣金率，四舍五入到最小货币单位。', 'Est. commission per item = lowest price × commission rate, rounded half-up.'],
  'product.salesNote': [
    '只统计你可见范围内已支付的订单；近 7 天和近 30 天都含今天，按公司时区划分日期。趋势只看今天之前的整日：7 天日均高于 30 天日均 20% 以上为上升，低于 20% 以上为下降。',
    'Paid orders that you may see; 7 and 30 days include today, in the time zone of the company. Trend, by whole days before today: the daily mean of 7 days is more than 20% above (rising) or below (falling) that of 30 days.',
  ],
  'product.reachNote': ['关联达人、视频和直播按全公司的订单与内容统计，由后台任务定时更新。', 'Creators, videos and lives are counted over all orders and contents of the company, from time to time.'],
  'product.elsewhere': ['这件商品不在当前页。', 'This product is not on this page.'],
  'product.find': ['查找这件商品', 'Find it'],
  'product.sort': ['排序', 'Order'],
  'product.sort.best': ['综合（成交额）', 'Best (GMV)'],
  'product.sort.rate': ['佣金率', 'Commission rate'],
  'product.sort.sold': ['30天销量', 'Sold in 30 days'],
  'product.sort.item': ['单件佣金', 'Per item'],
  'product.sort.new': ['新品', 'Newest'],
})
