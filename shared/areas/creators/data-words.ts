import { defineWords } from '../../i18n/texts.ts'

/** Words of the pages of what creators and the teams below brought, which only they need. */
export const creatorDataTexts = defineWords({
  'data.trend': ['直属达人每日成交额', 'GMV of direct creators by day'],
  'data.orderCount': ['订单数', 'Orders'],
  'data.tiers': ['达人分层', 'Creators by tier'],
  'data.tiersNote': ['点一层只看这一层', 'Choose one to see it alone'],
  'data.creators': ['达人数', 'Creators'],
  'data.contents': ['内容分布', 'By content'],
  'data.retention': ['按加入月份的留存', 'Retention by month of joining'],
  'data.retentionNote': ['加入后各月有出单的占比', 'Who sold in each month since'],
  'data.joined': ['加入月份', 'Joined'],
  'data.month0': ['当月', 'Same month'],
  'data.monthN': ['第{n}月', 'Month {n}'],
  'data.orders': ['这位达人的订单', 'Orders of this creator'],
  'data.page': ['达人主页', 'Page of the creator'],
  'data.group.sold': ['成交', 'Sold'],
  'data.group.kinds': ['内容与合作', 'Content and collaboration'],
  'data.group.facts': ['达人', 'Creator'],
  'team.below': ['下级团队', 'Teams below'],
  'team.all': ['全部下级', 'All below me'],
  'team.none': ['还没有下级', 'Nobody stands below yet'],
  'team.open': ['看下级', 'Teams below'],
  'team.orders': ['这个团队的订单', 'Orders of this team'],
  'team.facts': ['团队', 'Team'],
  'team.sold': ['成交与级差', 'Sold and level income'],
})
