import { REJECTS_TO_END } from '../../../../shared/areas/clips/states.ts'
import { rateText } from '../../../../shared/format/number.ts'
import { dateText } from '../../../../shared/format/time.ts'
import { clockSecond } from '../../../../shared/time/same-clock.ts'
import { rateBp } from '../../arithmetic.ts'
import type { View } from '../../view.ts'
import { alert, type Notice } from '../../wall/notice.ts'
import { clipNo } from '../numbers.ts'
import type { LaneTask } from './board.ts'
import { type EndingLicence, LICENCE_S } from './licences.ts'
import type { Cutter } from './people.ts'
import type { OpenDemand } from './risk.ts'

export interface ClipAlertFacts {
  readonly view: View
  readonly tasks: readonly LaneTask[]
  readonly cutters: readonly Cutter[]
  readonly atRisk: readonly OpenDemand[]
  readonly licences: readonly EndingLicence[]
  /** M44 of the last 7 days, basis points. */
  readonly first_bp: number | null
  /** When anything happened last, and when the pool was last drawn on; null: not within a day. */
  readonly event_t: number | null
  readonly pool_t: number | null
}

const HOUR = 3600
const EACH = 3
/** Of the company's clock: in these hours clips are cut. */
const WORK_FROM = 10
const WORK_TO = 19

/** B1: the oldest version in review has waited for more than two hours; red past four. */
const waiting = ({ view, tasks }: ClipAlertFacts): Notice[] => {
  const [oldest] = tasks.filter(({ lane }) => lane === 'review').sort((a, b) => a.since_t - b.since_t)
  if (!oldest || view.now - oldest.since_t <= 2 * HOUR) return []
  const minutes = Math.floor((view.now - oldest.since_t) / 60)
  const level = minutes > 240 ? 'red' : 'amber'
  return [alert('B1', 'B1', level, oldest.since_t, { title: oldest.title, hours: (minutes / 60).toFixed(1) })]
}

/** B2: more than a twentieth of the unfinished tasks is past its time; red past a tenth. */
const overdue = ({ view, tasks }: ClipAlertFacts): Notice[] => {
  const open = tasks.filter(({ lane }) => lane !== 'approved')
  const late = open.filter(({ deadline_t }) => deadline_t < view.now).sort((a, b) => a.deadline_t - b.deadline_t)
  const rate = rateBp(late.length, open.length)
  if (rate <= 500) return []
  // With this one it became more than a twentieth.
  const since = late[Math.floor(open.length / 20)]?.deadline_t ?? view.now
  return [alert('B2', 'B2', rate > 1000 ? 'red' : 'amber', since, { n: late.length, rate: rateText(rate, 0) })]
}

/** B3: of the clips approved in 7 days less than seven in ten were at once; red below five. */
const reworked = ({ view, first_bp }: ClipAlertFacts): Notice[] =>
  first_bp === null || first_bp >= 7000
    ? []
    : [alert('B3', 'B3', first_bp < 5000 ? 'red' : 'amber', view.now, { rate: rateText(first_bp, 0) })]

const IDLE_S = 1800
/** B4: nothing has been in the pool for half an hour while cutters who are there today have nothing to do. */
const idle = ({ view, tasks, cutters, pool_t }: ClipAlertFacts): Notice[] => {
  if (tasks.some(({ lane }) => lane === 'pool')) return []
  const busy = new Set(tasks.filter(({ lane }) => lane !== 'approved').map(({ cutter_id }) => cutter_id))
  const since = cutters.flatMap(({ id, active_t }) =>
    active_t === null || busy.has(id) ? [] : [Math.max(active_t, pool_t ?? active_t)],
  )
  const long = since.filter((t) => view.now - t > IDLE_S)
  return long.length === 0 ? [] : [alert('B4', 'B4', 'amber', Math.min(...long), { n: long.length })]
}

/** B5: a task was rejected three times and waits to be cut again. */
const rejected = ({ tasks }: ClipAlertFacts): Notice[] =>
  tasks
    .filter(({ lane, reject_count }) => lane === 'revision' && reject_count >= REJECTS_TO_END)
    .sort((a, b) => a.since_t - b.since_t)
    .slice(0, EACH)
    .map(({ id, title, reject_count, since_t }) =>
      alert(`B5.${clipNo('task', id)}`, 'B5', 'red', since_t, { title, task: clipNo('task', id), n: reject_count }),
    )

/** B6: a demand will miss its time. */
const missed = ({ view, atRisk }: ClipAlertFacts): Notice[] =>
  atRisk.slice(0, EACH).map(({ id, title, required_count, approved_count, deadline_t }) =>
    alert(`B6.${clipNo('demand', id)}`, 'B6', 'amber', Math.min(deadline_t, view.now), {
      title,
      n: required_count - approved_count,
    }),
  )

/** B7: the licence of a material that tasks use ends within three days, or is over. */
const unlicensed = ({ view, licences }: ClipAlertFacts): Notice[] =>
  licences.map(({ id, title, until_t, tasks }) =>
    alert(`B7.${id}`, 'B7', 'red', until_t - LICENCE_S, {
      title,
      day: dateText(until_t, view.clock.zone).slice(5),
      n: tasks,
    }),
  )

/** B8: in working hours nothing happened for an hour while there is work. */
const silent = ({ view, tasks, event_t }: ClipAlertFacts): Notice[] => {
  const from = clockSecond(view.clock, view.day, WORK_FROM)
  const quiet = Math.max(event_t ?? from, from)
  const isWork = view.now >= from && view.now < clockSecond(view.clock, view.day, WORK_TO)
  if (!isWork || view.now - quiet <= HOUR || !tasks.some(({ lane }) => lane !== 'approved')) return []
  return [alert('B8', 'B8', 'amber', quiet, { minutes: Math.floor((view.now - quiet) / 60) })]
}

/** The alert rules of clip work as they hold now. */
export const clipAlertsOf = (facts: ClipAlertFacts): readonly Notice[] => [
  ...waiting(facts),
  ...overdue(facts),
  ...reworked(facts),
  ...idle(facts),
  ...rejected(facts),
  ...missed(facts),
  ...unlicensed(facts),
  ...silent(facts),
]
