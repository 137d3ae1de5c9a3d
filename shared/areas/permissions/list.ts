import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { dataScopes } from './groups.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-PRIV: the groups of rights of the viewer's company, those that every company has first. */
export const groupList = defineList({
  id: 'groups',
  screen: 'permissions',
  path: '/api/v1/privilege/list',
  rowKey: 'group_id',
  columns: [
    c.names('group_title', { ...shown, width: 150 }),
    c.id('group_id', { width: 100 }),
    c.flag('is_system', { ...shown, width: 90 }),
    c.count('group_members', { ...both, width: 90 }),
    c.count('group_menus', { ...both, width: 90 }),
    c.enum('data_scope', { ...shown, labels: 'dataScope', width: 110 }),
    c.flag('can_export', { ...shown, width: 90 }),
    c.flag('see_money', { ...shown, width: 90 }),
    c.flag('see_mobile', { width: 90 }),
    c.time('update_time', { ...both, title: 'group_changed' }),
  ],
  filters: [
    { kind: 'choice', name: 'data_scope', labels: 'dataScope', options: dataScopes },
    { kind: 'flag', name: 'see_money' },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'update_time', order: 'desc' },
})
