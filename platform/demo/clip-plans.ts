import { demandState } from '../../shared/areas/clips/states.ts'
import type { Ending } from './clip-story.ts'

const { draft, review, rejected, unassigned, running, acceptance, done, cancelled } = demandState

/** Tasks by how far they are; approved ones are published where a video of their product sells. */
export type Counts = Partial<Record<Ending, number>>

/** A demand of the demo's clip team when the demo is made. */
export interface DemandPlan {
  readonly state: number
  readonly required: number
  /** Days, from the making, until its deadline. */
  readonly due: number
  /** Days ago: what is approved was approved, what is not split was ordered, or what is cancelled was. */
  readonly age: readonly [oldest: number, newest: number]
  readonly tasks: Counts
  /** Those of them that the account `cutter` has. */
  readonly own?: Counts
  /** Also of a demo that is kept small. */
  readonly small?: boolean
}

/** Nothing of them takes a video. */
export const deskPlans: readonly DemandPlan[] = [
  { state: draft, required: 6, due: 6, age: [0.4, 0.1], tasks: {}, small: true },
  { state: draft, required: 3, due: 9, age: [1.5, 1], tasks: {} },
  { state: review, required: 8, due: 5, age: [0.3, 0.1], tasks: {}, small: true },
  { state: review, required: 4, due: 7, age: [0.6, 0.4], tasks: {} },
  { state: rejected, required: 5, due: 4, age: [2, 1.5], tasks: {} },
  { state: unassigned, required: 6, due: 5, age: [0.5, 0.3], tasks: {}, small: true },
  {
    state: running,
    required: 10,
    due: 1,
    age: [1, 0.5],
    tasks: { pool: 3, assigned: 1, editing: 4 },
    own: { editing: 2 },
    small: true,
  },
  { state: running, required: 8, due: 3, age: [1, 0.5], tasks: { pool: 3, assigned: 1, editing: 2, paused: 1 } },
]

/** What takes videos. */
export const filmPlans: readonly DemandPlan[] = [
  { state: done, required: 10, due: -5, age: [9, 6], tasks: { approved: 10 } },
  { state: done, required: 8, due: -3, age: [8, 5], tasks: { approved: 8 }, own: { approved: 2 } },
  { state: done, required: 12, due: -2, age: [7, 4], tasks: { approved: 12 }, own: { approved: 1 } },
  { state: done, required: 6, due: -1, age: [6, 3], tasks: { approved: 6 } },
  { state: acceptance, required: 9, due: 1, age: [4, 1], tasks: { approved: 9 }, own: { approved: 1 } },
  { state: acceptance, required: 6, due: 0, age: [3, 0.6], tasks: { approved: 6 } },
  { state: running, required: 14, due: -1, age: [6, 1], tasks: { approved: 9, review: 1, revision: 2 } },
  {
    state: running,
    required: 12,
    due: 0,
    age: [5, 0.2],
    tasks: { approved: 6, review: 2, revision: 1, editing: 1 },
    own: { approved: 2, revision: 1, review: 1 },
    small: true,
  },
  { state: running, required: 14, due: 1, age: [5, 0.2], tasks: { pool: 1, approved: 7, review: 2, revision: 1 } },
  { state: running, required: 12, due: 2, age: [4, 0.1], tasks: { approved: 5, review: 2, editing: 1, terminated: 1 } },
  { state: running, required: 16, due: 4, age: [6, 0.1], tasks: { pool: 2, approved: 6, review: 2, revision: 1 } },
  { state: running, required: 10, due: 6, age: [2, 0.1], tasks: { pool: 2, approved: 2, editing: 1 } },
  { state: cancelled, required: 8, due: -2, age: [6, 5], tasks: { approved: 2, cancelled: 5 } },
]
