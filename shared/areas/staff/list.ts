import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { accountKinds, staffGroups, staffState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

const { disabled, active, waiting, expired, screen } = staffState

/** T-STAFF: the accounts of the viewer's scope. */
export const staffList = defineList({
  id: 'staff',
  screen: 'management',
  path: '/api/v1/staff/list',
  rowKey: 'staff_id',
  columns: [
    c.text('membername', { ...shown, width: 140 }),
    c.text('username', { ...both, width: 140 }),
    c.id('staff_id', { width: 100 }),
    c.text('mobile', { ...shown, personal: 'mobile', width: 130 }),
    c.enum('privilege_group', { ...shown, labels: 'staffGroup', width: 110 }),
    c.text('group_name', { title: 'staff_group_name', width: 130 }),
    c.text('team_name', { ...shown, width: 140 }),
    c.flag('is_film_cutter', { ...shown, width: 90 }),
    c.enum('account_kind', { labels: 'accountKind', width: 110 }),
    c.enum('staff_state', { ...shown, labels: 'staffState', width: 110 }),
    c.time('last_login_time', both),
    c.time('add_time', { ...both, title: 'staff_added' }),
  ],
  filters: [
    {
      kind: 'choice',
      name: 'staff_state',
      labels: 'staffState',
      options: [active, screen, disabled, waiting, expired],
    },
    { kind: 'choice', name: 'privilege_group', labels: 'staffGroup', options: staffGroups },
    { kind: 'flag', name: 'is_film_cutter' },
    { kind: 'choice', name: 'account_kind', labels: 'accountKind', options: accountKinds },
    { kind: 'pick', name: 'team' },
    { kind: 'period', types: ['last_login'] },
  ],
  kpi: [],
  figures: [
    { name: 'members', unit: 'count' },
    { name: 'seats', unit: 'count' },
    { name: 'active', unit: 'count' },
    { name: 'cutters', unit: 'count' },
    { name: 'idle', unit: 'count' },
  ],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'staff_state',
})
