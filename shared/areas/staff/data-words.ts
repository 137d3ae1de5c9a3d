import { defineWords } from '../../i18n/texts.ts'

/** Words of the page of what staff brought, which only it needs. */
export const staffDataTexts = defineWords({
  'data.rank': ['员工排行（本页前 10）', 'Staff by GMV (top 10 of this page)'],
  'data.targets': ['当月累计与目标（本页前 10）', 'Month to date and target (first 10 here)'],
  'data.trend': ['员工每日成交额', 'GMV of the staff by day'],
  'data.who': ['员工', 'Staff'],
  'data.orderCount': ['订单数', 'Orders'],
  'data.orders': ['这位员工的订单', 'Orders of this person'],
  'data.note': ['每行只算本人带来的订单，加起来就是全部；目标按本人和下级的当月累计比。', 'A row counts what the person brought itself, so that the rows add up; a target is compared with the month of the person and everyone below.'],
  'data.group.sold': ['成交', 'Sold'],
  'data.group.work': ['达人与内容', 'Creators and content'],
  'data.group.target': ['目标', 'Target'],
})
