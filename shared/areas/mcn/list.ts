import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { bindState } from '../creators/states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-MCN: creators under contract with the agency; sales of the last 30 business days, by the day of payment. */
export const mcnList = defineList({
  id: 'mcn',
  screen: 'mncPlatform',
  path: '/api/v1/mcn/creator',
  rowKey: 'creator_id',
  columns: [
    c.text('creator_name', { ...shown, title: 'creator_username', width: 150 }),
    c.text('nickname', { width: 140 }),
    c.id('contract_no', { ...shown, width: 130 }),
    c.time('bind_time', { ...shown, title: 'contract_from' }),
    c.time('bind_end_time', { ...both, title: 'contract_until' }),
    c.rate('share_rate_bp', { ...shown, title: 'agency_share', width: 110 }),
    c.enum('bind_status', { ...shown, labels: 'bindStatus', width: 100 }),
    c.money('gmv_30d', { ...both, width: 130, metric: 'M01' }),
    c.money('commission_30d', { sort: true, width: 130, metric: 'M08' }),
    c.money('ours_30d', { ...both, width: 130, metric: 'M11_OURS' }),
    c.money('ours_settled_30d', { ...shown, width: 130 }),
    c.count('videos_30d', { width: 100 }),
    c.count('lives_30d', { width: 100 }),
    c.text('owner_name', { ...shown, title: 'agent_name', width: 110 }),
    c.flag('contract_ending', { ...shown, width: 100 }),
    c.time('invited_time', { title: 'contract_offered' }),
    c.time('unbind_time'),
    c.text('remark', { width: 200 }),
    c.id('creator_id', { width: 180 }),
  ],
  filters: [
    { kind: 'choice', name: 'bind_status', labels: 'bindStatus', options: Object.values(bindState) },
    { kind: 'pick', name: 'owner' },
    { kind: 'flag', name: 'contract_ending' },
  ],
  kpi: [],
  figures: [
    { name: 'signed', unit: 'count' },
    { name: 'month_gmv', unit: 'money' },
    { name: 'month_ours', unit: 'money' },
    { name: 'unsettled', unit: 'money' },
    { name: 'ending', unit: 'count' },
    { name: 'leaving', unit: 'count' },
  ],
  totals: ['gmv_30d', 'commission_30d', 'ours_30d', 'ours_settled_30d'],
  sort: { field: 'gmv_30d', order: 'desc' },
  tabs: 'bind_status',
})
