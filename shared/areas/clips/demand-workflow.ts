import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { clipDemandList } from './demand-list.ts'
import { demandState, feeDecisions, splitWays } from './states.ts'

const { draft, review, rejected, unassigned, running, acceptance, done, cancelled } = demandState

const why = { least: 2, most: 300, lines: 3 } as const

/** Demands: ordered, reviewed, split into tasks, accepted once enough of their clips are approved. */
export const clipDemandWorkflow = defineWorkflow({
  of: 'clip_demand',
  list: clipDemandList,
  state: 'demand_state',
  states: Object.values(demandState),
  people: ['asker', 'reviewer'],
  transitions: {
    submit: {
      from: [draft, rejected],
      to: review,
      by: 'anyone',
      bulk: true,
      undo: 'recall',
      tells: [{ above: 'asker' }],
    },
    recall: { from: [review], to: draft, by: 'anyone' },
    approve: { from: [review], to: unassigned, by: 'leader', bulk: true, tells: ['asker'] },
    reject: { from: [review], to: rejected, by: 'leader', form: [f.text('reason', why)], tells: ['asker'] },
    split: {
      from: [unassigned, running],
      to: running,
      by: 'leader',
      form: [
        f.count('tasks', { least: 1, most: 200, first: 1 }),
        f.choice('way', { options: splitWays, labels: 'clipSplit', first: 1, open: true }),
        f.member('cutter_id', { cutters: true, optional: true }),
      ],
    },
    enough: { from: [running], to: acceptance, by: 'platform', tells: ['asker'] },
    accept: { from: [acceptance], to: done, by: 'anyone', bulk: true, asks: true },
    return: {
      from: [acceptance],
      to: running,
      by: 'anyone',
      form: [f.count('more', { least: 1, most: 200, first: 1 }), f.text('reason', why)],
      tells: ['reviewer'],
    },
    urgent: { from: [draft, review, unassigned, running], by: 'anyone', bulk: true, asks: true },
    deadline: {
      from: [draft, review, rejected, unassigned, running],
      by: 'anyone',
      bulk: true,
      form: [f.date('deadline', { was: ['deadline_time'] })],
    },
    cancel: {
      from: [draft, review, rejected, unassigned, running, acceptance],
      to: cancelled,
      by: 'anyone',
      danger: true,
      form: [
        f.text('reason', why),
        f.choice('fee_decision', { options: feeDecisions, labels: 'clipFee', first: 1, open: true }),
      ],
      tells: ['asker'],
    },
  },
})
