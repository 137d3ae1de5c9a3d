import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { materialList } from './list.ts'
import { materialSources, materialState } from './states.ts'

const { review, usable, off, over } = materialState

/** Star materials alone are shared with other companies. */
const star = (shared: 0 | 1) => ({ material_source: [materialSources[2]], shared: [shared] })

/** Materials: reviewed, taken off and on again, sorted; over by itself when the licence is. */
export const materialWorkflow = defineWorkflow({
  of: 'material',
  list: materialList,
  state: 'material_state',
  states: Object.values(materialState),
  transitions: {
    approve: { from: [review], to: usable, by: 'leader', bulk: true, asks: true },
    off: { from: [usable], to: off, by: 'anyone', bulk: true, danger: true, undo: 'on' },
    on: { from: [off], to: usable, by: 'anyone', bulk: true, asks: true, undo: 'off' },
    share: { from: [usable], when: star(0), by: 'leader', bulk: true, asks: true },
    unshare: { from: [usable, off], when: star(1), by: 'leader', bulk: true, asks: true },
    tag: {
      from: [review, usable, off],
      by: 'anyone',
      bulk: true,
      form: [f.text('tags', { optional: true, most: 200 })],
    },
    move: {
      from: [review, usable, off],
      by: 'anyone',
      bulk: true,
      form: [f.text('folder', { optional: true, most: 60 })],
    },
    licence: {
      from: [review, usable, off],
      by: 'anyone',
      bulk: true,
      form: [f.date('licence_until', { optional: true })],
    },
    renew: { from: [over], to: usable, by: 'anyone', bulk: true, form: [f.date('licence_until')] },
    expire: {
      from: [usable],
      to: over,
      by: 'platform',
      deadline: { field: 'licence_until_time', after_s: 0 },
    },
  },
})
