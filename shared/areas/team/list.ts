import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { recentWeek } from '../../lists/recent.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/**
 * T-TEAM: what each team of the company brought in the period, by the business days that it touches; a team is its leader
 * and everyone below. The target is that of the month in which the period ends,
 * and compared with the turnover of that month until then. The change is against as many days before; of days that go on,
 * against as much of those as has gone by (rule 0.3 of the comparisons).
 */
export const teamList = defineList({
  id: 'team',
  screen: 'team',
  path: '/api/v1/team/data',
  rowKey: 'team_id',
  columns: [
    c.text('leader_name', { ...shown, width: 130 }),
    c.id('team_id', { width: 110 }),
    c.count('headcount', { ...both, width: 80 }),
    c.count('shops', { ...sorted, title: 'team_shops', width: 80 }),
    c.count('orders', { ...both, width: 100, metric: 'M03' }),
    c.money('gmv', { ...both, heat: true, width: 140, metric: 'M01' }),
    c.money('net_gmv', { ...sorted, width: 140, metric: 'M02' }),
    c.money('gmv_per_head', { ...both, width: 130 }),
    c.money('est_commission', { ...both, width: 130, metric: 'M08' }),
    c.money('our_commission', { ...sorted, width: 130, metric: 'M11_OURS' }),
    c.money('ad_spend', { ...sorted, title: 'team_ad_spend', hint: true, width: 130 }),
    c.ratio('roi', { ...sorted, title: 'team_roi', hint: true, width: 90 }),
    c.money('gross_profit', { ...both, title: 'team_profit', hint: true, width: 130 }),
    c.rate('refund_rate', { ...both, width: 100, metric: 'M13' }),
    c.money('month_gmv', { ...both, width: 130 }),
    c.money('target', { ...both, width: 130 }),
    c.rate('target_rate', { ...both, width: 110, metric: 'M29' }),
    c.money('daily_need', { ...sorted, hint: true, width: 130 }),
    c.money('month_forecast', { ...sorted, hint: true, width: 130 }),
    c.rate('gmv_change', { ...both, width: 100 }),
  ],
  filters: [{ kind: 'period', types: ['paid'] }],
  kpi: ['M01', 'M03', 'M08', 'M13'],
  totals: ['headcount', 'shops', 'orders', 'gmv', 'net_gmv', 'est_commission', 'ad_spend', 'gross_profit'],
  sort: { field: 'gmv', order: 'desc' },
  recent: recentWeek,
})
