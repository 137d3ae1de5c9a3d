import * as z from 'zod/mini'
import { rowId } from '../../api/row-id.ts'
import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { recentWeek } from '../../lists/recent.ts'
import { agentLevels } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/**
 * T-ASSOC: each person directly below the viewer, or below `pid`, with what its team (it and everyone below) sold on the
 * business days that the period touches. Who stands lower than directly below the viewer has the beginning of the name.
 */
export const teamBelowList = defineList({
  id: 'creator-teams',
  screen: 'associated',
  path: '/api/v1/merchants/associated',
  fixed: { pid: z.optional(rowId) },
  rowKey: 'team_id',
  columns: [
    c.text('leader_name', { ...shown, title: 'team_leader', width: 140 }),
    c.id('team_id', { width: 100 }),
    c.enum('leader_level', { ...shown, labels: 'agentLevel', width: 80 }),
    c.count('direct_heads', { ...both, width: 120 }),
    c.count('headcount', { ...sorted, title: 'team_heads', width: 90 }),
    c.count('sellers', { ...sorted, title: 'team_sellers', width: 100 }),
    c.count('creators', { ...sorted, title: 'held_creators', width: 100 }),
    c.count('orders', { ...both, width: 100, metric: 'M03' }),
    c.money('gmv', { ...both, heat: true, width: 140, metric: 'M01' }),
    c.money('est_commission', { ...sorted, width: 130, metric: 'M08' }),
    c.money('level_share', { ...both, hint: true, width: 150 }),
    c.time('add_time', { ...both, title: 'joined_time' }),
  ],
  filters: [
    { kind: 'period', types: ['paid'] },
    { kind: 'choice', name: 'leader_level', labels: 'agentLevel', options: agentLevels },
    { kind: 'flag', name: 'has_sold' },
  ],
  kpi: [],
  figures: [
    { name: 'teams', unit: 'count' },
    { name: 'indirect', unit: 'count' },
    { name: 'sold', unit: 'money' },
    { name: 'level', unit: 'money' },
  ],
  totals: ['headcount', 'sellers', 'creators', 'orders', 'gmv', 'est_commission', 'level_share'],
  sort: { field: 'gmv', order: 'desc' },
  recent: recentWeek,
})
