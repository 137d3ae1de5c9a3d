import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { companyState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** The companies that use the platform, for its operators. */
export const companyList = defineList({
  id: 'companies',
  screen: 'outbox',
  tab: 'companies',
  path: '/api/v1/operations/companies',
  rowKey: 'tenant_id',
  columns: [
    c.text('tenant_name', { ...shown, width: 200 }),
    c.enum('tenant_state', { ...shown, labels: 'companyState', width: 110 }),
    c.count('tenant_accounts', { ...both, width: 100 }),
    c.count('tenant_seats', { ...both, width: 100 }),
    c.time('tenant_end', both),
    c.time('tenant_order', both),
    c.text('tenant_currency', { ...shown, width: 80 }),
    c.text('tenant_zone', { ...shown, width: 150 }),
    c.flag('tenant_ending', { width: 100 }),
    c.flag('tenant_masks', { ...shown, width: 100 }),
    c.flag('tenant_demo', { ...shown, width: 90 }),
    c.time('tenant_added', both),
    c.id('tenant_id', { width: 90 }),
  ],
  filters: [
    { kind: 'choice', name: 'tenant_state', labels: 'companyState', options: Object.values(companyState) },
    { kind: 'flag', name: 'tenant_ending' },
    { kind: 'flag', name: 'tenant_demo' },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'tenant_added', order: 'desc' },
  tabs: 'tenant_state',
  own: true,
})
