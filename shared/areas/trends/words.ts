import { defineWords } from '../../i18n/texts.ts'

/** Words of the trend pages and of the team page. */
export const trendTexts = defineWords({
  'trend.chart': ['每天销量', 'Sold each day'],
  'trend.firstFive': ['本页前 5 行；勾选后可对比最多 10 行', 'First 5 rows of the page; tick rows to compare up to 10'],
  'trend.compared': ['对比 {n} 行', '{n} rows compared'],
  'trend.most': ['最多对比 10 行', 'At most 10 rows can be compared'],
  'trend.clear': ['取消对比', 'Stop comparing'],
  'trend.group.what': ['对象', 'What'],
  'trend.group.sales': ['销量', 'Sales'],
  'trend.group.stock': ['库存与建议', 'Stock and advice'],
  'trend.rule': ['按今天以前的整日统计。近 7 天日均高于近 30 天日均 20% 为上升，低于 20% 为下降；14 天没有销量为滞销。', 'Whole days before today. Rising: the mean of 7 days is over 20% above that of 30; falling: 20% below; unsalable: nothing sold in 14 days.'],
  'trend.stockNote': ['可售天数 = 库存 ÷ 近 30 天日均。少于 14 天建议补货，超过 120 天或滞销建议清仓，上升且够卖 30 天建议加推。', 'Days of stock = stock ÷ mean of 30 days. Under 14: restock; over 120 or unsalable: clear; rising with 30 or more: push.'],
  'team.byTarget': ['各团队当月成交与目标', 'Teams: month to date and target'],
  'team.team': ['团队', 'Team'],
  'team.perHead': ['人数与成交额', 'Members and GMV'],
  'team.byDay': ['各团队每日成交额', 'GMV by team and day'],
  'team.others': ['其他团队', 'Other teams'],
  'team.rate': ['完成率', 'Reached'],
  'team.people': ['团队成员数据', 'Its people'],
  'team.need': ['要达到月目标，剩下的每天需要 {need}；按现在的速度月底约 {forecast}。', 'For the month’s target each day that is left must bring {need}; at this pace the month comes to {forecast}.'],
  'team.orders': ['团队订单', 'Its orders'],
})
