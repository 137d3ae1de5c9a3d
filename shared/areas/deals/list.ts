import { c, partly } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { sampleState } from '../samples/states.ts'
import { dealStates, dealTypes } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-DEAL: what is agreed with brands; turnover is that of the contents that were published for it. */
export const dealList = defineList({
  id: 'deals',
  screen: 'businessCentre',
  path: '/api/v1/business/deal',
  rowKey: 'deal_id',
  columns: [
    c.text('deal_brand', { ...shown, width: 150 }),
    c.text('product_title', { ...shown, width: 200 }),
    c.enum('deal_type', { ...shown, labels: 'dealType', width: 110 }),
    c.text('creator_name', { ...shown, width: 140 }),
    c.money('deal_fee', { ...both, width: 120 }),
    c.rate('deal_rate', { ...shown, width: 90 }),
    partly(c.enum('sample_status', { ...shown, labels: 'sampleState', width: 120 })),
    c.text('deal_requirement', { width: 220 }),
    c.time('deadline_time', both),
    c.flag('deal_overdue', { width: 80 }),
    c.enum('deal_state', { ...shown, labels: 'dealState', width: 100 }),
    c.text('deal_owner', { ...shown, width: 110 }),
    c.count('deal_contents', { width: 90 }),
    c.money('deal_gmv', { ...both, width: 120 }),
    c.count('deal_orders', { sort: true, width: 90 }),
    c.ratio('deal_return', { ...shown, width: 100 }),
    c.text('lost_reason', { width: 180 }),
    c.time('add_time', { sort: true, title: 'deal_added' }),
    c.id('deal_id', { width: 90 }),
  ],
  filters: [
    { kind: 'choice', name: 'deal_state', labels: 'dealState', options: dealStates },
    { kind: 'choice', name: 'deal_type', labels: 'dealType', options: dealTypes },
    { kind: 'pick', name: 'owner' },
    { kind: 'choice', name: 'sample_status', labels: 'sampleState', options: Object.values(sampleState) },
    { kind: 'flag', name: 'deal_overdue' },
  ],
  kpi: [],
  figures: [
    { name: 'running', unit: 'count' },
    { name: 'to_ship', unit: 'count' },
    { name: 'overdue', unit: 'count' },
    { name: 'gmv', unit: 'money' },
    { name: 'fees', unit: 'money' },
    { name: 'return', unit: 'ratio' },
  ],
  totals: ['deal_fee', 'deal_gmv', 'deal_orders'],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'deal_state',
})
