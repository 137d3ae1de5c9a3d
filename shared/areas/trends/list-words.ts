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
    'column.team_shops': ['店铺数', 'Shops'],
    'column.team_ad_spend': ['团队广告消耗', 'Team’s ad spend'],
    'column.team_ad_spend.hint': [
      '团队成员名下广告账户在这些业务日的消耗，按当天汇率折算；没有广告账户、你没有开通该网络或缺汇率时为 —。',
      'Spend of the ad accounts that members of the team run, in these business days, at each day’s rate; — without accounts, without the network among your modules, or without a rate.',
    ],
    'column.team_roi': ['广告ROI', 'Ad ROI'],
    'column.team_roi.hint': ['广告带来的成交额 ÷ 广告消耗；没有消耗时为 —。', 'Turnover that ads brought ÷ their spend; — without spend.'],
    'column.team_profit': ['团队毛利', 'Team’s gross profit'],
    'column.team_profit.hint': ['团队成员名下店铺的毛利（未扣广告），只算成本、运费和平台费都已知的订单行；没有这样的店铺或订单时为 —。', 'Gross profit (before ads) of the shops that members of the team own, of lines whose cost, shipping and fee are known; — where there are none.'],
    'column.daily_need': ['每天还需', 'Needed a day'],
    'column.daily_need.hint': ['（月目标 − 当月累计）÷ 当月剩余天数（含今天）；已达标为 0，没有目标或当月已结束为 —。', '(Month target − month to date) ÷ days left, today too; 0 once reached, — without a target or after the month.'],
    'column.month_forecast': ['月底预计', 'Month forecast'],
    'column.month_forecast.hint': ['按当月到现在的速度推到月底。', 'The month when it goes on as until now.'],
    'empty.team': ['公司里有团队长后，每个团队的成绩会显示在这里。', 'Once the company has team leaders, the results of each team stand here.'],
    'search.team': ['团队长姓名', 'Name of the team leader'],
  }),
  dayTexts,
)
