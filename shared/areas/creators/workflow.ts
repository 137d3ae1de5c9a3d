import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { creatorList } from './list.ts'
import { ANSWER_S, bindState } from './states.ts'

const { pending, bound, refused, expired, unbinding, unbound, stopped } = bindState
const said = { least: 2, most: 200, lines: 3 } as const

/**
 * Bindings of creators: approved or refused, handed to somebody else, their share, stopped and unbound. The other side has a
 * window to object to unbinding: silence is consent.
 */
export const creatorWorkflow = defineWorkflow({
  of: 'creator',
  list: creatorList,
  state: 'bind_status',
  states: Object.values(bindState),
  people: ['owner', 'asker', 'answerer'],
  transitions: {
    approve: { from: [pending], to: bound, by: 'leader', bulk: true, asks: true, tells: ['owner'] },
    reject: {
      from: [pending],
      to: refused,
      by: 'leader',
      danger: true,
      form: [f.text('reason', said)],
      tells: ['owner'],
    },
    assign: {
      from: [bound, refused, expired, unbound],
      to: bound,
      by: 'leader',
      bulk: true,
      form: [f.member('owner_member_id', { was: ['owner_name'] })],
      tells: ['owner'],
    },
    share: {
      from: [bound],
      by: 'leader',
      form: [f.rate('share_rate_bp', { least: 0, most: 10_000, was: ['share_rate_bp'] })],
      tells: ['owner'],
    },
    renew: { from: [bound, stopped], by: 'leader', form: [f.date('end_date')], tells: ['owner'] },
    unbind: {
      from: [bound, stopped],
      to: unbinding,
      by: 'leader',
      danger: true,
      form: [f.text('reason', said)],
      tells: ['owner'],
    },
    withdraw: { from: [unbinding], to: bound, by: 'leader', asks: true, tells: ['owner'] },
    agree: { from: [unbinding], to: unbound, by: { is: 'answerer' }, asks: true, tells: ['asker'] },
    object: {
      from: [unbinding],
      to: bound,
      by: { is: 'answerer' },
      form: [f.text('reason', said)],
      tells: ['asker'],
    },
    stop: { from: [bound], to: stopped, by: 'leader', bulk: true, danger: true, undo: 'resume' },
    resume: { from: [stopped], to: bound, by: 'leader', bulk: true, asks: true, undo: 'stop' },
    remark: { by: 'anyone', form: [f.text('remark', { optional: true, most: 300, lines: 3, was: ['remark'] })] },
    unanswered: {
      from: [pending],
      to: expired,
      by: 'platform',
      tells: ['owner'],
      deadline: { field: 'invited_time', after_s: ANSWER_S },
    },
    part: {
      from: [unbinding],
      to: unbound,
      by: 'platform',
      tells: ['owner'],
      deadline: { field: 'unbind_time', after_s: ANSWER_S },
    },
    end: {
      from: [bound, unbinding, stopped],
      to: expired,
      by: 'platform',
      tells: ['owner'],
      deadline: { field: 'bind_end_time', after_s: 0 },
    },
  },
})
