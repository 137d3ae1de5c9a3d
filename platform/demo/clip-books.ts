import { demandState } from '../../shared/areas/clips/states.ts'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import { type SellingVideo, urlOf } from './clip-contents.ts'
import type { ClipVideo } from './clip-files.ts'
import { workBefore } from './clip-hours.ts'
import type { Counts, DemandPlan } from './clip-plans.ts'
import { type Crew, type Ending, endings, type Step, storyTo } from './clip-story.ts'
import { forbids, ideas, musts, points } from './clip-words.ts'
import { demoClock } from './plan.ts'
import { nameSeed, Random } from './random.ts'
import { at } from './weights.ts'

const DAY = 86_400
const HOUR = 3600
const purpose = nameSeed('clips')

export interface ClipTeam {
  readonly leader: number
  readonly reviewer: number
  /** The account `cutter` first. */
  readonly cutters: readonly number[]
  /** Who orders. */
  readonly askers: readonly number[]
}

export interface ClipProduct {
  readonly product_id: string
  readonly title: string
}

export interface Published {
  readonly content_id: string
  readonly url: string
  readonly account: string
  readonly published_t: number
}

export interface TaskBook {
  readonly own: boolean
  readonly ending: Ending
  readonly steps: readonly Step[]
  readonly published: Published | null
  /** Basis points of the fee, of those that others ended. */
  readonly share_bp: number | null
  readonly score: number
}

/** What happened to a demand itself. */
export interface DemandStep {
  readonly transition: string
  readonly t: number
  readonly by: number | null
  readonly to: number
}

export interface DemandBook {
  readonly plan: DemandPlan
  readonly product: ClipProduct
  readonly title: string
  readonly asker: number
  readonly said: Readonly<Record<'selling_points' | 'must' | 'forbid' | 'account', string>>
  readonly shape: Shape
  readonly priority: number
  readonly fee_amt: number
  readonly deadline_t: number
  readonly add_time: number
  readonly steps: readonly DemandStep[]
  readonly tasks: readonly TaskBook[]
}

/** Ratio and length that are ordered, and the videos that are so. */
export interface Shape {
  readonly ratio: number
  readonly min_s: number
  readonly max_s: number
  readonly videos: readonly ClipVideo[]
}

export interface Making {
  readonly seed: number
  readonly now: number
  readonly team: ClipTeam
  readonly shapes: readonly Shape[]
}

interface Slot {
  readonly ending: Ending
  readonly own: boolean
}

const slotsOf = (tasks: Counts, own: Counts): Slot[] =>
  endings.flatMap((ending) =>
    Array.from({ length: tasks[ending] ?? 0 }, (_, i) => ({ ending, own: i < (own[ending] ?? 0) })),
  )

/** Hours ago within which the newest step of work that is under way lies. */
const recent: Partial<Record<Ending, readonly [number, number]>> = {
  assigned: [3, 0.1],
  editing: [7, 0.3],
  paused: [3, 0.2],
  review: [1.5, 0.1],
  revision: [6, 0.5],
}

const lastOf = (random: Random, { age }: DemandPlan, { ending, own }: Slot, now: number): number => {
  const hours = recent[ending]
  if (hours) return Math.round(now - random.between(hours[1], hours[0]) * HOUR)
  const today = dayStart(demoClock, dayNumber(demoClock, now))
  // What the account `cutter` has of the newest demands was approved today.
  if (own && age[1] < 0.5) return Math.round(today + (now - today) * random.between(0.4, 0.97))
  return workBefore(Math.round(now - random.between(age[1], age[0]) * DAY), 1 + random.below(2 * HOUR))
}

/** Days by which a clip may be published before it first sells, by the state of its demand. */
const leadDays: Readonly<Record<number, number>> = {
  [demandState.running]: 2,
  [demandState.acceptance]: 4,
  [demandState.done]: 8,
}

/** The task of a video that sells: approved the day before it was published, or earlier. */
const publishedOf = (random: Random, { state }: DemandPlan, video: SellingVideo, now: number) => {
  const today = dayNumber(demoClock, now)
  const day = video.latest - (video.latest === today ? 0 : random.below(leadDays[state] ?? 1))
  const published_t = dayStart(demoClock, day)
  const registered =
    day === today
      ? published_t + (now - published_t) * random.between(0.2, 0.95)
      : published_t + random.between(9.6, 19) * HOUR
  return {
    approved_t: workBefore(published_t, Math.round(random.between(0.2, 6) * HOUR)),
    registered_t: Math.round(registered),
    published: { content_id: video.content_id, url: urlOf(video), account: `@${video.username}`, published_t },
  }
}

const crewOf = (random: Random, { cutters, reviewer, leader }: ClipTeam, own: boolean, turn: number): Crew => {
  const others = cutters.slice(1)
  const cutter = own ? at(cutters, 0) : at(others, turn % others.length)
  const other = at(others, (turn + 1 + random.below(others.length - 1)) % others.length)
  return { cutter, other, reviewer, leader }
}

/** Of the approved clips of demands in a state, the part that is published. */
const publishShare: Readonly<Record<number, number>> = {
  [demandState.running]: 0.4,
  [demandState.acceptance]: 0.6,
  [demandState.done]: 0.9,
}

const taskBook = (
  random: Random,
  { now, team }: Making,
  plan: DemandPlan,
  slot: Slot,
  turn: number,
  videos: SellingVideo[],
): TaskBook => {
  const crew = crewOf(random, team, slot.own, turn)
  const { ending, own } = slot
  const score = random.chance(0.6) ? 5 : random.chance(0.75) ? 4 : 3
  const isToday = own && plan.age[1] < 0.5
  const mayBePublished = ending === 'approved' && !isToday && random.chance(publishShare[plan.state] ?? 0)
  const video = mayBePublished ? (plan.state === demandState.done ? videos.shift() : videos.pop()) : undefined
  const share_bp = ending === 'cancelled' || ending === 'terminated' ? 5000 : null
  if (!video) {
    const last = lastOf(random, plan, slot, now)
    return { own, ending, steps: storyTo(random, ending, crew, last), published: null, share_bp, score }
  }
  const { approved_t, registered_t, published } = publishedOf(random, plan, video, now)
  const steps = storyTo(random, ending, crew, approved_t)
  const by = random.chance(0.6) ? crew.cutter : crew.leader
  const publish: Step = { transition: 'publish', t: registered_t, by, cutter: crew.cutter, note: published.account }
  return { own, ending, steps: [...steps, publish], published, share_bp, score }
}

/** When each task was split off: what is begun first first, the rest lately. */
const splitTimes = (random: Random, tasks: readonly TaskBook[], now: number): number[] => {
  const first = tasks.map(({ steps }) => steps[0]?.t ?? now - Math.round(random.between(1, 9) * HOUR))
  const late = now - 20 * HOUR
  const before = (times: readonly number[]) =>
    times.length === 0 ? now : workBefore(Math.min(...times), Math.round(random.between(0.1, 2) * HOUR))
  const early = before(first.filter((t) => t < late))
  const lately = before(first.filter((t) => t >= late))
  return first.map((t) => (t < late ? early : lately))
}

const withSplit = (task: TaskBook, t: number, by: number): TaskBook => ({
  ...task,
  steps: [{ transition: 'split', t, by, cutter: null }, ...task.steps],
})

const withCancel = (task: TaskBook, t: number, by: number): TaskBook => {
  if (task.ending !== 'cancelled') return task
  const cutter = task.steps.at(-1)?.cutter ?? null
  const cancel: Step = { transition: 'cancel', t, by, cutter, note: '商品下架，不再需要' }
  return { ...task, steps: [...task.steps.filter((step) => step.t < t), cancel] }
}

const { draft, review, rejected, unassigned, running, acceptance, done, cancelled } = demandState

/** What happened to a demand, newest last, and when it was written down. */
const demandSteps = (
  random: Random,
  { state, age }: DemandPlan,
  asker: number,
  { team, now }: Making,
  tasks: readonly TaskBook[],
): { readonly add_time: number; readonly steps: readonly DemandStep[] } => {
  const splits = [...new Set(tasks.map(({ steps }) => steps[0]?.t ?? now))].sort((a, b) => a - b)
  const gap = (low: number, high: number) => Math.round(random.between(low, high) * HOUR)
  const ordered = Math.round(now - random.between(age[1], age[0]) * DAY)
  const { leader } = team
  const judged = splits[0] === undefined ? ordered : workBefore(splits[0], gap(0.2, 2))
  const submitted = workBefore(judged, gap(0.2, 2))
  const add_time = workBefore(submitted, gap(0.1, 1))
  if (state === draft) return { add_time, steps: [] }
  const submit: DemandStep = { transition: 'submit', t: submitted, by: asker, to: review }
  if (state === review) return { add_time, steps: [submit] }
  if (state === rejected)
    return { add_time, steps: [submit, { transition: 'reject', t: judged, by: leader, to: rejected }] }
  const steps: DemandStep[] = [submit, { transition: 'approve', t: judged, by: leader, to: unassigned }]
  for (const t of splits) steps.push({ transition: 'split', t, by: leader, to: running })
  const last = Math.max(
    ...tasks.flatMap((task) => task.steps.filter((step) => step.transition === 'approve').map((step) => step.t)),
  )
  if (state === acceptance || state === done) steps.push({ transition: 'enough', t: last, by: null, to: acceptance })
  if (state === done) {
    const t = Math.min(now, last + gap(2, 20))
    steps.push({ transition: 'accept', t, by: asker, to: done })
  }
  const cancel = tasks.find(({ ending }) => ending === 'cancelled')?.steps.at(-1)
  if (state === cancelled && cancel) steps.push({ transition: 'cancel', t: cancel.t, by: asker, to: cancelled })
  return { add_time, steps }
}

/** A demand of the demo with its tasks and all that happened to them; `videos` of its product are taken as they are used. */
export const demandBook = (
  making: Making,
  plan: DemandPlan,
  number: number,
  product: ClipProduct,
  videos: SellingVideo[],
): DemandBook => {
  const { seed, now, team, shapes } = making
  const random = new Random(seed, number, 0, purpose)
  const asker = at(team.askers, random.below(team.askers.length))
  const slots = slotsOf(plan.tasks, plan.own ?? {})
  let turn = number * 3
  const made = slots.map((slot, i) =>
    taskBook(new Random(seed, number, i + 1, purpose), making, plan, slot, turn++, videos),
  )
  const splits = splitTimes(random, made, now)
  const cancel_t = workBefore(Math.round(now - plan.age[1] * DAY), HOUR)
  const tasks = made.map((task, i) => withCancel(withSplit(task, at(splits, i), team.leader), cancel_t, asker))
  const { add_time, steps } = demandSteps(random, plan, asker, making, tasks)
  const enough = steps.find(({ transition }) => transition === 'enough')
  const due = enough ? dayNumber(demoClock, enough.t) + random.below(3) : dayNumber(demoClock, now) + plan.due
  return {
    plan,
    product,
    title: `${product.title} · ${at(ideas, number % ideas.length)}`,
    asker,
    said: {
      selling_points: random.of(points),
      must: random.of(musts),
      forbid: random.of(forbids),
      account: videos[0] ? `@${videos[0].username}` : '',
    },
    shape: at(shapes, number % shapes.length),
    priority: plan.due <= 0 ? 4 : 1 + random.below(3),
    fee_amt: 600 + 100 * random.below(15),
    deadline_t: dayStart(demoClock, due + 1) - 1,
    add_time,
    steps,
    tasks,
  }
}
