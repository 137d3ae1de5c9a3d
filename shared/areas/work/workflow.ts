import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { workList } from './list.ts'
import { workState } from './states.ts'

const { open, done } = workState

/** What should be looked after: done, put off, given to somebody else by who stands above. What is gone ends by itself. */
export const workWorkflow = defineWorkflow({
  of: 'work',
  list: workList,
  state: 'work_state',
  states: Object.values(workState),
  people: ['owner'],
  transitions: {
    done: {
      from: [open],
      to: done,
      by: 'anyone',
      bulk: true,
      form: [f.text('remark', { optional: true, most: 200, lines: 2 })],
    },
    putOff: { from: [open], by: 'anyone', bulk: true, form: [f.date('until')] },
    give: { from: [open], by: 'leader', bulk: true, form: [f.member('member_id')], tells: ['owner'] },
    reopen: { from: [done], to: open, by: 'anyone', bulk: true, asks: true },
  },
})
