import { f } from '../../shared/forms/form.ts'
import { c } from '../../shared/lists/column.ts'
import { defineList } from '../../shared/lists/list.ts'
import { defineWorkflow } from '../../shared/workflows/workflow.ts'

const both = { shown: true, sort: true } as const

/** What nobody sends: a list as small as lists are. */
export const parcelList = defineList({
  id: 'parcels',
  screen: 'console',
  path: '/api/v1/parcels',
  rowKey: 'parcel_no',
  columns: [c.id('parcel_no', both), c.enum('parcel_state', { ...both, labels: 'parcel' }), c.money('postage', both)],
  filters: [],
  kpi: [],
  totals: [],
  sort: { field: 'parcel_no', order: 'asc' },
})

/** Packed, under way, lost, there: four states, and two forms. */
export const parcelWorkflow = defineWorkflow({
  of: 'parcel',
  list: parcelList,
  state: 'parcel_state',
  states: [0, 1, 2, 3],
  transitions: {
    send: { from: [0], to: 1, by: 'anyone', form: [f.money('postage', { least: 100, was: ['postage'] })] },
    lose: { from: [1], to: 2, by: 'anyone', danger: true, form: [f.text('why', { least: 5, most: 300, lines: 3 })] },
    find: { from: [2], to: 1, by: 'anyone' },
    arrive: { from: [1], to: 3, by: 'anyone', bulk: true, asks: true },
  },
})
