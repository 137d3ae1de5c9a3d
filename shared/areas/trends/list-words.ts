import { allTexts, defineWords, type Texts } from '../../i18n/texts.ts'
import { trendDays } from './list.ts'

const days = Array.from({ length: trendDays }, (_, at) => at + 1)
const dayTexts: Texts<`column.day_${number}`> = {
  zh: Object.fromEntries(days.map((n) => [`column.day_${n}`, `${n}天前销量`])),
  en: Object.fromEntries(days.map((n) => [`column.day_${n}`, `Sold ${n} days ago`])),
}

/** Words of the trend lists and of the team list. */
export const trendListTexts = allTexts(
  defineWords({
    'column.sales_trend': ['趋势', 'Trend'],
    'column.daily_mean': ['日均销量', 'Sold a day'],
    'column.week_change': ['7天环比', '7-day change'],
    'column.stock_days': ['可售天数', 'Days of stock'],
    'column.trend_advice': ['建议', 'Advice'],
    'filter.watched': ['已监控', 'Watched'],
    'period.type.watch_hit': ['命中日期', 'Rule hit'],
    'column.sku_share': ['SKU占比', 'Share of product'],
    'salesTrend.0': ['平稳', 'Steady'],
    'salesTrend.1': ['上升', 'Rising'],
    'salesTrend.2': ['下降', 'Falling'],
    'salesTrend.3': ['滞销', 'Unsalable'],
    'trendAdvice.0': ['保持', 'Keep'],
    'trendAdvice.1': ['补货', 'Restock'],
    'trendAdvice.2': ['清仓', 'Clear'],
    'trendAdvice.3': ['加推', 'Push'],
    'empty.product-trend': ['自有店铺的商品有销量后，每天的销量曲线会显示在这里。', 'Once products of your own shops sell, their daily curve stands here.'],
    'empty.sku-trend': ['自有店铺的 SKU 有销量后，每天的销量曲线会显示在这里。', 'Once SKUs of your own shops sell, their daily curve stands here.'],
    'search.product-trend': ['商品标题 / 商品ID', 'Product title / ID'],
    'search.sku-trend': ['规格 / 商家SKU / SKU ID', 'Variation / seller SKU / SKU ID'],
    'column.team_id': ['团队ID', 'Team ID'],
    'column.leader_name': ['负责人', 'Leader'],
    'column.headcount': ['人数', 'Members'],
    'column.gmv_per_head': ['人均成交额', 'GMV per head'],
    'column.net_gmv': ['净成交额', 'Net GMV'],
    'column.est_commission': ['预估佣金', 'Est. commission'],
    'column.month_gmv': ['当月累计', 'Month to date'],
    'column.target': ['月目标', 'Month target'],
    'column.target_rate': ['完成率', 'Target rate'],
    'column.gmv_change': ['环比', 'Change'],
    'empty.team': ['公司里有团队长后，每个团队的成绩会显示在这里。', 'Once the company has team leaders, the results of each team stand here.'],
    'search.team': ['团队长姓名', 'Name of the team leader'],
  }),
  dayTexts,
)
