import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { requestState, useSide } from './states.ts'
import { originalUseList } from './uses-list.ts'

const { asked, approved, rejected, over } = requestState
const mine = { use_side: [useSide.decides] }

/** Requests to use an original: decided by leaders of its company and by the platform's operators, over with their term. */
export const originalUseWorkflow = defineWorkflow({
  of: 'original_use',
  list: originalUseList,
  state: 'use_state',
  states: Object.values(requestState),
  people: ['asker'],
  transitions: {
    approve: { from: [asked], to: approved, when: mine, by: 'anyone', bulk: true, asks: true, tells: ['asker'] },
    reject: {
      from: [asked],
      to: rejected,
      when: mine,
      by: 'anyone',
      form: [f.text('reason', { least: 2, most: 300, lines: 3 })],
      tells: ['asker'],
    },
    expire: {
      from: [approved],
      to: over,
      by: 'platform',
      deadline: { field: 'use_until_time', after_s: 0 },
      tells: ['asker'],
    },
  },
})
