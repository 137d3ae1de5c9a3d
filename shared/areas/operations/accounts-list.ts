import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { moduleCodes } from '../../modules/modules.ts'
import { accountKinds, staffState } from '../staff/states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

const { disabled, active, waiting, expired, screen } = staffState

/** What an operator switches on and off for an account. */
export const accountSwitches = ['daping', 'is_share_video', 'business_center', 'has_tt_tool', 'has_console'] as const

/** Every account of every company, for operators. */
export const accountList = defineList({
  id: 'accounts',
  screen: 'outbox',
  tab: 'accounts',
  path: '/api/v1/operations/accounts',
  rowKey: 'account_id',
  columns: [
    c.text('membername', { ...shown, width: 140 }),
    c.text('username', { ...both, width: 140 }),
    c.text('account_company', { ...shown, width: 180 }),
    c.text('mobile', { ...shown, personal: 'mobile', width: 130 }),
    c.enum('account_kind', { ...shown, labels: 'accountKind', width: 130 }),
    c.enum('staff_state', { ...shown, labels: 'staffState', width: 140 }),
    c.names('account_modules', { ...shown, width: 220 }),
    c.time('module_end', both),
    c.time('last_login_time', both),
    c.flag('daping', { width: 100 }),
    c.flag('is_share_video', { width: 110 }),
    c.flag('business_center', { width: 100 }),
    c.flag('has_tt_tool', { width: 110 }),
    c.flag('has_console', { width: 100 }),
    c.flag('operator', { width: 100 }),
    c.time('add_time', { ...both, title: 'staff_added' }),
    c.id('account_id', { width: 90 }),
  ],
  filters: [
    {
      kind: 'choice',
      name: 'staff_state',
      labels: 'staffState',
      options: [active, screen, disabled, waiting, expired],
    },
    { kind: 'choice', name: 'account_module', labels: 'moduleCode', options: moduleCodes },
    { kind: 'choice', name: 'account_kind', labels: 'accountKind', options: accountKinds },
    { kind: 'flag', name: 'operator' },
    { kind: 'period', types: ['last_login'] },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'staff_state',
  own: true,
})
