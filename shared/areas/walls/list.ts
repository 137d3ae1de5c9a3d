import { c, partly } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { wallScreen, wallStand } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** The walls of the viewer's scope, with what each told of itself last. */
export const wallList = defineList({
  id: 'walls',
  screen: 'walls',
  path: '/api/v1/walls',
  rowKey: 'wall_id',
  columns: [
    c.text('wall_name', { ...both, width: 160 }),
    c.enum('wall_stand', { ...both, labels: 'wallStand', width: 100 }),
    c.enum('wall_screen', { ...shown, labels: 'wallScreen', width: 110 }),
    c.enum('wall_sight', { ...shown, labels: 'wallSight', width: 112 }),
    c.text('wall_team', { width: 130 }),
    c.time('seen_time', both),
    c.duration('data_age', { ...shown, width: 100 }),
    c.text('viewport', { ...shown, width: 120 }),
    c.text('build', { ...shown, width: 118 }),
    c.count('fps', { ...both, width: 80 }),
    partly(c.enum('wall_tier', { ...shown, labels: 'wallTier', width: 100 })),
    c.count('losses', { ...both, width: 90 }),
    c.count('heap_mb', { sort: true, width: 110 }),
    c.time('twice_time', both),
    c.text('last_error', { width: 240 }),
    c.text('paired_by', { width: 130 }),
    c.time('add_time', { ...both, title: 'paired_time' }),
    c.text('box', { width: 190 }),
    c.text('address', { title: 'box_address', width: 140 }),
    c.enum('wall_state', { labels: 'wallState', width: 100 }),
    c.id('wall_id', { width: 90 }),
  ],
  filters: [
    { kind: 'choice', name: 'wall_stand', labels: 'wallStand', options: Object.values(wallStand) },
    { kind: 'choice', name: 'wall_screen', labels: 'wallScreen', options: Object.values(wallScreen) },
  ],
  kpi: [],
  figures: [
    { name: 'used', unit: 'count' },
    { name: 'live', unit: 'count' },
    { name: 'away', unit: 'count' },
    { name: 'twice', unit: 'count' },
  ],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'wall_stand',
  // How walls are changes without a change of the company: it is read each time.
  own: true,
})
