import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { liveList } from './list.ts'
import { clockRule, GONE_S, liveState, READY_S, SILENT_S } from './states.ts'

const { planned, ready, live, ended, reviewed, interrupted, cancelled } = liveState
const said = { least: 2, most: 500, lines: 4 } as const

/** Sessions from their plan to their review. */
export const liveWorkflow = defineWorkflow({
  of: 'live',
  list: liveList,
  state: 'live_status',
  states: Object.values(liveState),
  transitions: {
    replan: {
      from: [planned, ready],
      to: planned,
      by: 'anyone',
      form: [
        f.date('plan_day'),
        f.text('plan_clock', { least: 5, most: 5, rule: clockRule }),
        f.money('target_gmv', { optional: true, least: 1, was: ['target_gmv'] }),
      ],
    },
    cancel: { from: [planned, ready], to: cancelled, by: 'anyone', danger: true, form: [f.text('reason', said)] },
    open: { from: [planned, ready, interrupted], to: live, by: 'anyone', asks: true },
    interrupt: { from: [live], to: interrupted, by: 'anyone', form: [f.text('reason', said)] },
    end: { from: [live, interrupted], to: ended, by: 'anyone', asks: true },
    review: { from: [ended], to: reviewed, by: 'anyone', form: [f.text('review_note', said)] },
    again: { from: [reviewed], to: ended, by: 'anyone', asks: true },
    silent: { from: [live], to: interrupted, by: 'platform', deadline: { field: 'minute_time', after_s: SILENT_S } },
    resume: { from: [interrupted], to: live, by: 'platform', deadline: { field: 'resumed_time', after_s: 0 } },
    expire: {
      from: [interrupted],
      to: ended,
      by: 'platform',
      deadline: { field: 'interrupted_time', after_s: GONE_S },
    },
    ready: { from: [planned], to: ready, by: 'platform', deadline: { field: 'plan_start_time', after_s: -READY_S } },
  },
})
