import { defineWords } from '../../i18n/texts.ts'

/** Words of the creators' pages. */
export const creatorWords = defineWords({
  'creator.facts': ['达人信息', 'Facts'],
  'creator.binding': ['绑定', 'Binding'],
  'creator.last': ['近{days}天', 'Last {days} days'],
  'creator.trend': ['成交与预估佣金', 'Turnover and estimated commission'],
  'creator.none': ['这段时间没有付款订单', 'No paid orders in these days'],
  'creator.gmv': ['成交额', 'GMV'],
  'creator.paidOrders': ['订单', 'Orders'],
  'creator.commission': ['预估佣金', 'Est. commission'],
  'creator.lastSale': ['最近出单', 'Last sale'],
  'creator.contents': ['最近的内容与直播', 'Newest contents and live sessions'],
  'creator.contents.note': ['成交额是所选天数内的，点开看订单。', 'GMV is of the chosen days and leads to the orders.'],
  'creator.samples': ['样品', 'Samples'],
  'creator.clips': ['发布的剪辑', 'Published clips'],
  'creator.plays': ['播放', 'Plays'],
  'creator.shares': ['分成记录', 'Shares'],
  'creator.from': ['从 {time} 起', 'From {time}'],
  'creator.begin': ['绑定时', 'When it was bound'],
})
