import { sql } from 'kysely'
import { demandState, taskState } from '../../shared/areas/clips/states.ts'
import { dayNumber, dayStart, dayText } from '../../shared/time/zone.ts'
import type { Db, Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { insertDemand } from '../queries/clips/demands.ts'
import { clipNo } from '../queries/clips/numbers.ts'
import { scopeOf } from '../queries/scope.ts'
import type { Actor } from '../workflows/actor.ts'
import { clipDemandMachine } from '../workflows/clip-demands.ts'
import { clipTaskMachine } from '../workflows/clip-tasks.ts'
import type { Machine } from '../workflows/machine.ts'
import { makeWithin, type Press } from '../workflows/make.ts'
import type { ClipTeam } from './clip-books.ts'
import { readSellingVideos, tellContents, urlOf } from './clip-contents.ts'
import { type ClipVideo, readVideos } from './clip-files.ts'
import { isAtWork } from './clip-hours.ts'
import { forbids, ideas, momentComments, musts, points, rejections, remarks } from './clip-words.ts'
import { isSmall, readTeam, shapesOf } from './clips.ts'
import { type DemoCompany, demoClock } from './plan.ts'
import { nameSeed, Random } from './random.ts'

const MINUTE = 60
const HOUR = 3600
const purpose = nameSeed('clip motion')
/** Part of the working minutes in which something happens. */
const PACE = 0.35
/** Tasks that the team keeps ready in its pool. */
const READY = 5
/** Tasks that somebody of the demo takes on at once. */
const MOST_HELD = 3

interface Moment {
  readonly tx: Tx
  readonly demo: DemoCompany
  readonly team: ClipTeam
  readonly random: Random
  readonly now: number
}

interface OpenTask {
  readonly id: number
  readonly title: string
  readonly product_id: string
  readonly cutter_id: number | null
  readonly state: number
  readonly version_no: number
  readonly opened: boolean
  readonly paused: boolean
  readonly updated_t: number
  readonly ratio: number
  readonly min_s: number
  readonly max_s: number
}

/** One thing that somebody of the team does; false: there was nothing of it to do. */
type Deed = (moment: Moment, tasks: readonly OpenTask[]) => Promise<boolean>

/** Tasks that are not ended, the longest untouched first; those of the account `cutter` are left to whoever signs in with it. */
const readTasks = async ({ tx, demo, team }: Pick<Moment, 'tx' | 'demo' | 'team'>): Promise<readonly OpenTask[]> => {
  const { rows } = await sql<OpenTask>`
    select t.id, d.title, d.product_id, t.cutter_id, t.state, t.version_no, t.opened_t is not null as opened,
      t.paused_t is not null as paused, t.update_time as updated_t, d.ratio, d.min_s, d.max_s
    from clip_task t join clip_demand d on d.id = t.demand_id
    where t.company_id = ${demo.company_id} and t.state <= ${taskState.approved}
      and (t.cutter_id is null or t.cutter_id = any(${team.cutters.slice(1)}::bigint[]))
    order by t.update_time, t.id`.execute(tx)
  return rows
}

/** Somebody of the demo as an actor. */
const actorFor = async ({ tx, now }: Moment, id: number): Promise<Actor> => {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'company_id', 'status', 'privilege_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { scope: scopeOf(member), member_id: id, ip: '', language: 'zh', vault: null, now }
}

const press = async (
  moment: Moment,
  who: number,
  machine: Machine,
  transition: string,
  key: string,
  input: Press['input'] = {},
) => {
  await makeWithin(moment.tx, await actorFor(moment, who), machine, {
    transition,
    key,
    request_id: null,
    seen: {},
    input,
  })
  return true
}

const pressTask = (moment: Moment, who: number, { id }: OpenTask, transition: string, input: Press['input'] = {}) =>
  press(moment, who, clipTaskMachine, transition, clipNo('task', id), input)

const pressDemand = (moment: Moment, who: number, id: number, transition: string, input: Press['input'] = {}) =>
  press(moment, who, clipDemandMachine, transition, clipNo('demand', id), input)

const isOlder = ({ now }: Moment, { updated_t }: OpenTask, seconds: number): boolean => now - updated_t >= seconds

const review: Deed = async (moment, tasks) => {
  const { random, team } = moment
  const task = tasks.find(
    (one) => one.state === taskState.review && isOlder(moment, one, (one.opened ? 4 : 8) * MINUTE),
  )
  if (!task) return false
  if (!task.opened) return pressTask(moment, team.reviewer, task, 'open')
  if (random.chance(task.version_no === 1 ? 0.7 : 0.9))
    return pressTask(moment, team.reviewer, task, 'approve', { score: random.chance(0.6) ? 5 : 4 })
  const reason_code = 1 + random.below(7)
  const comment = random.of(rejections[reason_code] ?? momentComments)
  return pressTask(moment, team.reviewer, task, 'reject', { reason_code, comment })
}

const fits = ({ ratio, min_s, max_s }: OpenTask, video: ClipVideo): boolean => {
  const seconds = Math.round(video.duration_ms / 1000)
  return seconds >= min_s && seconds <= max_s && shapesOf([video]).some((shape) => shape.ratio === ratio)
}

const submit: Deed = async (moment, tasks) => {
  const videos = await readVideos(moment.tx, moment.demo.company_id)
  for (const task of tasks) {
    const { state, paused, cutter_id } = task
    const isDue =
      (state === taskState.editing && isOlder(moment, task, 50 * MINUTE)) ||
      (state === taskState.revision && isOlder(moment, task, 25 * MINUTE))
    if (cutter_id === null || !isDue) continue
    if (paused) return pressTask(moment, cutter_id, task, 'resume')
    const video = videos.find((one) => one.member_id === cutter_id && fits(task, one))
    if (video)
      return pressTask(moment, cutter_id, task, 'submit', {
        file_id: String(video.id),
        note: moment.random.of(remarks) || null,
      })
  }
  return false
}

const claim: Deed = async (moment, tasks) => {
  const assigned = tasks.find((one) => one.state === taskState.assigned && isOlder(moment, one, 10 * MINUTE))
  if (assigned?.cutter_id != null) return pressTask(moment, assigned.cutter_id, assigned, 'accept')
  const held = (id: number): number =>
    tasks.filter((one) => one.cutter_id === id && one.state < taskState.approved).length
  const free = moment.team.cutters.slice(1).filter((id) => held(id) < MOST_HELD)
  const task = tasks.find((one) => one.state === taskState.pool && isOlder(moment, one, 3 * MINUTE))
  return task !== undefined && free.length > 0 && pressTask(moment, moment.random.of(free), task, 'claim')
}

const pause: Deed = async (moment, tasks) => {
  const task = tasks.find((one) => one.state === taskState.editing && !one.paused && isOlder(moment, one, 20 * MINUTE))
  return task?.cutter_id != null && pressTask(moment, task.cutter_id, task, 'pause')
}

/** Registers a video that began to sell today. */
const publish: Deed = async (moment, tasks) => {
  const { tx, demo, now, team } = moment
  const approved = tasks.filter((one) => one.state === taskState.approved && isOlder(moment, one, 10 * MINUTE))
  if (approved.length === 0) return false
  const today = dayNumber(demoClock, now)
  const selling = await readSellingVideos(tx, demo.company_id, now, 7)
  for (const task of approved) {
    const video = selling.find(({ product_id, latest }) => product_id === task.product_id && latest === today)
    if (!video) continue
    const account = `@${video.username}`
    await pressTask(moment, task.cutter_id ?? team.leader, task, 'publish', {
      url: urlOf(video),
      account,
      day: dayText(today),
    })
    const { rows } = await sql<{ duration_ms: number }>`
      select f.duration_ms from clip_version v join media_file f on f.id = v.file_id
      where v.task_id = ${task.id} and v.no = ${task.version_no}`.execute(tx)
    const duration_s = Math.max(1, Math.round((rows[0]?.duration_ms ?? 0) / 1000))
    const post_t = dayStart(demoClock, today)
    await tellContents(tx, demo.company_id, [{ content_id: video.content_id, post_t, title: task.title, duration_s }])
    return true
  }
  return false
}

/** A new demand for a product that is cut for already. */
const order = async (moment: Moment): Promise<boolean> => {
  const { tx, demo, team, random, now } = moment
  const { rows } = await sql<{ product_id: string; title: string; currency: string }>`
    select d.product_id, max(p.title) as title, max(d.currency) as currency from clip_demand d
    join product p on p.company_id = d.company_id and p.product_id = d.product_id
    where d.company_id = ${demo.company_id} group by 1 order by 1`.execute(tx)
  if (rows.length === 0) return false
  const { product_id, title, currency } = random.of(rows)
  const [shape] = shapesOf(await readVideos(tx, demo.company_id))
  if (!shape) return false
  const asker = random.of(team.askers)
  const id = await insertDemand(tx, {
    company_id: demo.company_id,
    member_id: asker,
    title: `${title} · ${random.of(ideas)}`,
    product_id,
    required_count: 4 + random.below(7),
    ratio: shape.ratio,
    min_s: shape.min_s,
    max_s: shape.max_s,
    selling_points: random.of(points),
    must: random.of(musts),
    forbid: random.of(forbids),
    priority: 1 + random.below(3),
    deadline_t: dayStart(demoClock, dayNumber(demoClock, now) + 3 + random.below(4)) - 1,
    fee_amt: 600 + 100 * random.below(15),
    currency,
    reviewer_id: team.reviewer,
    done_t: null,
    add_time: now,
    update_time: now,
  })
  return pressDemand(moment, asker, id, 'submit')
}

/** Sees to it that the pool has tasks: splits, approves or orders; what is cut in full is accepted after a while. */
const supply: Deed = async (moment, tasks) => {
  const { tx, demo, team, now, random } = moment
  const { rows } = await sql<{ id: number; state: number; member_id: number; left: number; update_time: number }>`
    select d.id, d.state, d.member_id, d.update_time, d.required_count - count(t.id)::int as left from clip_demand d
    left join clip_task t on t.demand_id = d.id and t.state not in (${taskState.cancelled}, ${taskState.terminated})
    where d.company_id = ${demo.company_id} group by d.id order by d.priority desc, d.id`.execute(tx)
  const full = rows.find(({ state, update_time }) => state === demandState.acceptance && now - update_time > 2 * HOUR)
  if (full && random.chance(0.2)) return pressDemand(moment, full.member_id, full.id, 'accept')
  if (tasks.filter(({ state }) => state === taskState.pool).length >= READY) return false
  const open = rows.find(
    ({ state, left }) => left > 0 && (state === demandState.unassigned || state === demandState.running),
  )
  if (open) {
    const input = { tasks: Math.min(open.left, 2 + random.below(3)), way: 1, cutter_id: null }
    return pressDemand(moment, team.leader, open.id, 'split', input)
  }
  const asked = rows.find(({ state, update_time }) => state === demandState.review && now - update_time > 10 * MINUTE)
  return asked ? pressDemand(moment, team.leader, asked.id, 'approve') : order(moment)
}

const orders: readonly (readonly Deed[])[] = [
  [review, submit, claim, supply],
  [submit, review, claim, supply],
  [claim, submit, supply],
  [publish, review, submit],
  [supply, claim, review],
  [submit, claim, pause],
]

/**
 * What the clip team does in one minute, through the transitions that people have; mostly nothing, at night nothing at all.
 * @returns whether something was done
 */
export const workOnClips = async (db: Db, demo: DemoCompany, now: number): Promise<boolean> => {
  if (isSmall(demo) || !isAtWork(now)) return false
  const random = new Random(demo.plan.seed, Math.floor(now / MINUTE), 0, purpose)
  if (!random.chance(PACE)) return false
  const team = await readTeam(db, demo)
  if (!team) return false
  const deeds = random.of(orders)
  try {
    return await db.transaction().execute(async (tx) => {
      const moment = { tx, demo, team, random, now }
      const tasks = await readTasks(moment)
      for (const deed of deeds) if (await deed(moment, tasks)) return true
      return false
    })
  } catch (error) {
    // Somebody who signed in was faster, or changed what it takes: the team goes on in its next minute.
    if (error instanceof Refused) return false
    throw error
  }
}
