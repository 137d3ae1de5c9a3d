import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { ANSWER_TIME, feeDecisions, REJECTS_TO_END, rejectReasons, taskState } from './states.ts'
import { clipTaskList } from './task-list.ts'

const { pool, assigned, editing, review, revision, approved, published, cancelled, terminated } = taskState

const why = { least: 2, most: 300, lines: 3 } as const
const own = { is: 'cutter' } as const
const judge = ['leader', { is: 'reviewer' }] as const
const fee = f.choice('fee_decision', { options: feeDecisions, labels: 'clipFee', first: 1, open: true })

/** Clip tasks: claimed or assigned, cut, submitted as versions, reviewed, published. */
export const clipTaskWorkflow = defineWorkflow({
  of: 'clip_task',
  list: clipTaskList,
  state: 'task_state',
  states: Object.values(taskState),
  people: ['cutter', 'reviewer', 'asker'],
  transitions: {
    claim: { from: [pool], to: editing, by: 'cutter' },
    assign: {
      from: [pool],
      to: assigned,
      by: 'leader',
      bulk: true,
      form: [f.member('cutter_id', { cutters: true })],
      tells: ['cutter'],
    },
    accept: { from: [assigned], to: editing, by: own },
    decline: { from: [assigned], to: pool, by: own, form: [f.text('reason', why)], tells: ['reviewer'] },
    unanswered: {
      from: [assigned],
      to: pool,
      by: 'platform',
      tells: ['reviewer'],
      deadline: { field: 'assigned_time', after_s: ANSWER_TIME },
    },
    submit: {
      from: [editing, revision],
      to: review,
      when: { paused: [0] },
      by: own,
      form: [f.media('file_id', { kinds: [1] }), f.text('note', { optional: true, most: 500, lines: 3 })],
      tells: ['reviewer'],
    },
    pause: { from: [editing], to: editing, when: { paused: [0] }, by: own, undo: 'resume' },
    resume: { from: [editing], to: editing, when: { paused: [1] }, by: own, undo: 'pause' },
    give_back: { from: [editing], to: pool, by: own, form: [f.text('reason', why)], tells: ['reviewer'] },
    withdraw: { from: [review], to: editing, when: { opened: [0] }, by: own, asks: true },
    open: { from: [review], when: { opened: [0] }, by: judge },
    approve: {
      from: [review],
      to: approved,
      by: judge,
      agrees: ['version_no'],
      form: [f.choice('score', { options: [5, 4, 3, 2, 1], labels: 'clipScore', first: 5, open: true })],
      tells: ['cutter'],
    },
    reject: {
      from: [review],
      to: revision,
      by: judge,
      agrees: ['version_no'],
      form: [
        f.choice('reason_code', { options: rejectReasons, labels: 'clipReason', first: 1, open: true }),
        f.text('comment', { least: 2, most: 500, lines: 3 }),
      ],
      tells: ['cutter'],
    },
    terminate: {
      from: [revision],
      to: terminated,
      reaches: { reject_count: REJECTS_TO_END },
      by: 'leader',
      danger: true,
      form: [f.text('reason', why), fee],
      tells: ['cutter'],
    },
    transfer: {
      from: [assigned, editing, revision],
      to: assigned,
      by: 'leader',
      bulk: true,
      form: [f.member('cutter_id', { cutters: true, was: ['cutter_name'] })],
      tells: ['cutter'],
    },
    deadline: {
      from: [pool, assigned, editing, review, revision],
      by: 'leader',
      bulk: true,
      form: [f.date('deadline', { was: ['deadline_time'] })],
      tells: ['cutter'],
    },
    urge: { from: [assigned, editing, revision], by: 'leader', bulk: true, tells: ['cutter'] },
    cancel: {
      from: [pool, assigned, editing, review, revision],
      to: cancelled,
      by: 'leader',
      danger: true,
      form: [f.text('reason', why), fee],
      tells: ['cutter'],
    },
    publish: {
      from: [approved],
      to: published,
      by: ['leader', own],
      form: [f.text('url', { least: 8, most: 500 }), f.text('account', { least: 1, most: 100 }), f.date('day')],
      tells: ['asker'],
    },
  },
})
