import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { recentWeek } from '../../lists/recent.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/**
 * T-STAFFD: what each person of the viewer's scope brought itself, by the business days that the period touches, so that the
 * rows add up. The target is that of the month in which the period ends, compared like a team's with the turnover of the person
 * and everyone below; the change is against as many days before, of days that go on against as much of those as has gone by.
 */
export const staffDataList = defineList({
  id: 'staff-data',
  screen: 'directlyData',
  path: '/api/v1/staff/data',
  rowKey: 'staff_id',
  columns: [
    c.text('membername', { ...shown, width: 140 }),
    c.id('staff_id', { width: 100 }),
    c.text('team_name', { ...shown, width: 130 }),
    c.count('creators', { ...both, title: 'held_creators', width: 100 }),
    c.count('new_creators', { ...sorted, width: 100 }),
    c.count('samples', { ...sorted, title: 'samples_sent', width: 90 }),
    c.rate('sample_rate', { ...sorted, width: 110 }),
    c.count('videos', { ...sorted, title: 'staff_videos', width: 80 }),
    c.count('lives', { ...sorted, title: 'staff_lives', width: 80 }),
    c.count('orders', { ...both, width: 100, metric: 'M03' }),
    c.money('gmv', { ...both, heat: true, width: 140, metric: 'M01' }),
    c.money('net_gmv', { ...sorted, width: 140, metric: 'M02' }),
    c.money('est_commission', { ...both, width: 130, metric: 'M08' }),
    c.rate('refund_rate', { ...sorted, width: 100, metric: 'M13' }),
    c.money('month_gmv', { ...sorted, width: 130 }),
    c.money('target', { ...sorted, width: 130 }),
    c.rate('target_rate', { ...both, width: 110, metric: 'M29' }),
    c.rate('gmv_change', { ...both, width: 100 }),
  ],
  filters: [
    { kind: 'period', types: ['paid'] },
    { kind: 'pick', name: 'team' },
    { kind: 'flag', name: 'has_sold' },
  ],
  kpi: ['M01'],
  figures: [
    { name: 'perHead', unit: 'money' },
    { name: 'reached', unit: 'count' },
    { name: 'newCreators', unit: 'count' },
    { name: 'sampleRate', unit: 'rate' },
  ],
  totals: ['creators', 'new_creators', 'samples', 'videos', 'lives', 'orders', 'gmv', 'net_gmv', 'est_commission'],
  sort: { field: 'gmv', order: 'desc' },
  recent: recentWeek,
})
