import { c, partly } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { materialKinds, ratios } from '../materials/states.ts'
import { requestStates } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Star materials that their companies share, with what the viewer's company may do with each. */
export const originalList = defineList({
  id: 'originals',
  screen: 'starLibrary',
  path: '/api/v1/clip/original',
  rowKey: 'original_id',
  columns: [
    c.text('original_title', { ...shown, width: 240 }),
    c.id('original_id', { width: 100 }),
    c.enum('material_kind', { ...shown, labels: 'materialKind', width: 90 }),
    c.text('tags', { ...shown, width: 180 }),
    c.duration('film_length', { ...both, width: 90 }),
    c.text('resolution', { ...shown, width: 110 }),
    partly(c.enum('ratio', { ...shown, labels: 'ratio', width: 80 })),
    c.text('owner_name', { ...shown, title: 'shared_by', width: 150 }),
    c.time('licence_until_time'),
    c.enum('use_state', { ...shown, labels: 'originalUse', width: 110 }),
    c.time('use_until_time', shown),
    c.time('add_time', both),
  ],
  filters: [
    { kind: 'choice', name: 'use_state', labels: 'originalUse', options: requestStates },
    { kind: 'choice', name: 'material_kind', labels: 'materialKind', options: materialKinds },
    { kind: 'choice', name: 'ratio', labels: 'ratio', options: ratios },
    { kind: 'text', name: 'tags' },
    { kind: 'range', name: 'film_length', unit: 'count' },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'use_state',
})
