import { ANSWER_TIME, taskState } from '../../shared/areas/clips/states.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import type { Transition } from '../../shared/workflows/workflow.ts'
import { workBefore } from './clip-hours.ts'
import { rejections, remarks, returns } from './clip-words.ts'
import type { Random } from './random.ts'
import { cumulative, pickIndex } from './weights.ts'

type Name = keyof typeof clipTaskWorkflow.transitions

/** How far a task of the demo is. */
export const endings = [
  'pool',
  'assigned',
  'editing',
  'paused',
  'review',
  'revision',
  'approved',
  'cancelled',
  'terminated',
] as const
export type Ending = (typeof endings)[number]

/** Member ids of those who have to do with a task. */
export interface Crew {
  readonly cutter: number
  /** Who had it first and did not keep it. */
  readonly other: number
  readonly reviewer: number
  readonly leader: number
}

/** Something that happened to a task; the first is always the split of its demand. */
export interface Step {
  readonly transition: Name | 'split'
  /** Unix seconds. */
  readonly t: number
  /** Null: the platform. */
  readonly by: number | null
  /** Whose task it is from then on. */
  readonly cutter: number | null
  readonly reason_code?: number
  readonly note?: string
}

/** A step without its time: `gap` seconds after the one before it, of working time unless it is `plain`. */
interface Move extends Omit<Step, 'transition' | 't'> {
  readonly transition: Name
  readonly gap: number
  readonly plain?: boolean
}

const MINUTE = 60
const HOUR = 3600
const rejectShares = cumulative([70, 23, 7])
const reasonShares = cumulative([30, 22, 9, 14, 11, 9, 5])

const begin = (random: Random, { cutter, other, leader }: Crew): Move[] => {
  const claim: Move = { transition: 'claim', gap: random.between(0.2, 5) * HOUR, by: cutter, cutter }
  const assign: Move = { transition: 'assign', gap: random.between(0.1, 2) * HOUR, by: leader, cutter }
  const u = random.next()
  if (u < 0.6) return [claim]
  if (u < 0.86)
    return [assign, { transition: 'accept', gap: random.between(0.05, 2.5) * HOUR, plain: true, by: cutter, cutter }]
  if (u < 0.94)
    return [
      { ...claim, by: other, cutter: other },
      {
        transition: 'give_back',
        gap: random.between(0.3, 2) * HOUR,
        by: other,
        cutter: null,
        note: random.of(returns),
      },
      claim,
    ]
  return [
    { ...assign, cutter: other },
    { transition: 'unanswered', gap: ANSWER_TIME + 5 + random.below(20), plain: true, by: null, cutter: null },
    claim,
  ]
}

const pauses = (random: Random, { cutter }: Crew): Move[] => [
  { transition: 'pause', gap: random.between(0.3, 1.2) * HOUR, by: cutter, cutter },
  { transition: 'resume', gap: random.between(0.3, 1.5) * HOUR, by: cutter, cutter },
]

const round = (random: Random, { cutter, reviewer }: Crew): Move[] => [
  { transition: 'submit', gap: random.between(0.6, 4) * HOUR, by: cutter, cutter, note: random.of(remarks) },
  { transition: 'open', gap: random.between(4, 80) * MINUTE, by: reviewer, cutter },
]

const rejected = (random: Random, crew: Crew): Move[] => {
  const reason_code = 1 + pickIndex(reasonShares, random.next())
  const { reviewer: by, cutter } = crew
  const note = random.of(rejections[reason_code] ?? [])
  return [
    ...round(random, crew),
    { transition: 'reject', gap: random.between(3, 20) * MINUTE, by, cutter, reason_code, note },
  ]
}

const times = <T>(count: number, make: () => T[]): T[] => Array.from({ length: count }, make).flat()

const movesTo = (random: Random, ending: Ending, crew: Crew): Move[] => {
  const { cutter, reviewer, leader } = crew
  if (ending === 'pool') return []
  if (ending === 'assigned') return [{ transition: 'assign', gap: random.between(0.1, 2) * HOUR, by: leader, cutter }]
  const cut = [...begin(random, crew), ...(random.chance(0.25) ? pauses(random, crew) : [])]
  if (ending === 'editing' || ending === 'cancelled') return cut
  if (ending === 'paused') return [...begin(random, crew), ...pauses(random, crew).slice(0, 1)]
  const before = times(pickIndex(rejectShares, random.next()), () => rejected(random, crew))
  if (ending === 'review') return [...cut, ...before, ...round(random, crew).slice(0, random.chance(0.3) ? 2 : 1)]
  if (ending === 'revision') return [...cut, ...before.slice(0, 3), ...rejected(random, crew)]
  if (ending === 'terminated')
    return [
      ...cut,
      ...times(3, () => rejected(random, crew)),
      {
        transition: 'terminate',
        gap: random.between(1, 5) * HOUR,
        by: leader,
        cutter,
        note: '三次未达标，改由他人重做',
      },
    ]
  const approve: Move = { transition: 'approve', gap: random.between(3, 20) * MINUTE, by: reviewer, cutter }
  return [...cut, ...before, ...round(random, crew), approve]
}

/** What happened to a task up to `last`, the time of its newest step; not how its demand was split, nor its end by others. */
export const storyTo = (random: Random, ending: Ending, crew: Crew, last: number): Step[] => {
  const moves = movesTo(random, ending, crew)
  const steps: Step[] = []
  let t = last
  for (const { gap, plain = false, ...move } of moves.reverse()) {
    steps.unshift({ ...move, t })
    t = plain ? t - Math.round(gap) : workBefore(t, Math.round(gap))
  }
  return steps
}

/** The columns of a task that follow from what happened to it, as the transitions write them. */
export interface Standing {
  readonly cutter_id: number | null
  readonly state: number
  readonly version_no: number
  readonly assigned_t: number | null
  readonly accepted_t: number | null
  readonly submitted_t: number | null
  readonly opened_t: number | null
  readonly approved_t: number | null
  readonly paused_t: number | null
  readonly paused_s: number
  readonly reject_count: number
}

const unborn: Standing = {
  cutter_id: null,
  state: taskState.pool,
  version_no: 0,
  assigned_t: null,
  accepted_t: null,
  submitted_t: null,
  opened_t: null,
  approved_t: null,
  paused_t: null,
  paused_s: 0,
  reject_count: 0,
}
const nobodys = { cutter_id: null, assigned_t: null, accepted_t: null, paused_t: null, paused_s: 0 } as const

const changesOf = (row: Standing, { transition, t, cutter }: Step): Partial<Standing> => {
  switch (transition) {
    case 'assign':
      return { ...nobodys, cutter_id: cutter, assigned_t: t }
    case 'claim':
      return { ...nobodys, cutter_id: cutter, assigned_t: t, accepted_t: t }
    case 'accept':
      return { accepted_t: t }
    case 'give_back':
    case 'unanswered':
      return nobodys
    case 'pause':
      return { paused_t: t }
    case 'resume':
      return { paused_t: null, paused_s: row.paused_s + t - (row.paused_t ?? t) }
    case 'submit':
      return { version_no: row.version_no + 1, submitted_t: t, opened_t: null }
    case 'open':
      return { opened_t: t }
    case 'reject':
      return { reject_count: row.reject_count + 1 }
    case 'approve':
      return { approved_t: t }
    case 'cancel':
    case 'terminate':
      return { paused_t: null }
    default:
      return {}
  }
}

const targetOf = (transition: Step['transition']): number | undefined => {
  if (transition === 'split') return undefined
  const declared: Transition = clipTaskWorkflow.transitions[transition]
  return declared.to
}

/** How a task stands after each of its steps. */
export const standingsOf = (steps: readonly Step[]): readonly Standing[] => {
  let row = unborn
  return steps.map((step) => {
    row = { ...row, state: targetOf(step.transition) ?? row.state, ...changesOf(row, step) }
    return row
  })
}
