import { c, partly } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { licences, materialKinds, materialSources, materialState, ratios } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-MAT: what the library holds. */
export const materialList = defineList({
  id: 'materials',
  screen: 'filmDetails',
  path: '/api/v1/clip/material',
  rowKey: 'material_id',
  columns: [
    c.text('material_title', { ...shown, width: 240 }),
    c.id('material_id', { width: 100 }),
    c.enum('material_kind', { ...shown, labels: 'materialKind', width: 90 }),
    c.text('product_title', { ...shown, width: 180 }),
    c.id('product_id', { width: 150 }),
    c.text('creator_username', { ...shown, width: 130 }),
    c.enum('material_source', { ...shown, labels: 'materialSource', width: 110 }),
    c.text('folder', { ...shown, width: 120 }),
    c.text('tags', { ...shown, width: 160 }),
    c.duration('film_length', { ...shown, width: 90 }),
    c.text('resolution', { ...shown, width: 110 }),
    partly(c.enum('ratio', { ...shown, labels: 'ratio', width: 80 })),
    c.count('file_kb', { sort: true, width: 110 }),
    c.count('version_no', { width: 80 }),
    c.count('use_count', { ...both, width: 100 }),
    c.count('clips_made', { ...both, width: 110 }),
    c.count('hits_made', { ...both, width: 100, hint: true }),
    c.money('linked_gmv', { ...both, width: 130, hint: true }),
    c.time('licence_until_time', shown),
    c.enum('material_state', { ...shown, labels: 'materialState', width: 100 }),
    c.enum('shared', { labels: 'materialShared', width: 100 }),
    c.text('brought_by', { ...shown, width: 110 }),
    c.time('add_time', { ...both, title: 'material_added' }),
  ],
  filters: [
    { kind: 'choice', name: 'material_state', labels: 'materialState', options: Object.values(materialState) },
    { kind: 'choice', name: 'material_kind', labels: 'materialKind', options: materialKinds },
    { kind: 'choice', name: 'material_source', labels: 'materialSource', options: materialSources },
    { kind: 'choice', name: 'ratio', labels: 'ratio', options: ratios },
    { kind: 'pick', name: 'product' },
    { kind: 'pick', name: 'creator' },
    { kind: 'choice', name: 'licence', labels: 'materialLicence', options: Object.values(licences) },
    { kind: 'text', name: 'tags' },
    { kind: 'text', name: 'folder' },
    { kind: 'range', name: 'film_length', unit: 'count' },
    { kind: 'range', name: 'use_count', unit: 'count' },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'material_state',
})
