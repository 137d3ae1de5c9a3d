import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  readApproved,
  readClipsPerDay,
  readCycleTime,
  readDemandProgress,
  readOverdue,
  readTasksNow,
} from '../../platform/queries/clips/metrics.ts'
import type { Scope } from '../../platform/queries/scope.ts'
import { readCompany, type View, viewAt } from '../../platform/queries/view.ts'
import { demandState, taskState } from '../../shared/areas/clips/states.ts'
import { makeDemand, makeTask } from '../support/clip-beds.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { makeCompany, makeMember } from '../support/people.ts'

const HOUR = 3600
const DAY = 86_400
/** Noon of a day in Shanghai. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const { pool, assigned, editing, review, revision, approved, published, cancelled, terminated } = taskState

let place: TestDatabase
beforeAll(async () => {
  place = await createDatabase()
})
afterAll(() => place?.[Symbol.asyncDispose]())

/** A company with a leader, two cutters and two demands, looked at as a whole and as one cutter. */
const studio = async (name: string) => {
  const { db } = place
  const company = await makeCompany(db, name)
  const leader = await makeMember(db, `${name}-leader`, company)
  const ann = await makeMember(db, `${name}-ann`, company, leader, { is_film_cutter: true })
  const bo = await makeMember(db, `${name}-bo`, company, leader, { is_film_cutter: true })
  const first = await makeDemand(db, company, leader, now, { required_count: 6, approved_count: 3 })
  const second = await makeDemand(db, company, leader, now, { required_count: 4, approved_count: 1 })
  const state = await readCompany(db, company)
  const seen = (scope: Scope): View => viewAt(scope, state, now, false)
  const view = seen({ text: `c${company}`, company_id: company, member_id: null })
  const own = seen({ text: `m${ann}`, company_id: company, member_id: ann })
  const task = (demand: number, fields: object) => makeTask(db, demand, now, fields)
  const event = (task_id: number, cutter_id: number, member_id: number, t: number) =>
    db
      .insertInto('clip_event')
      .values({
        company_id: company,
        task_id,
        member_id,
        cutter_id,
        transition: 'submit',
        from_state: editing,
        to_state: review,
        version_no: 1,
        reason_code: null,
        t,
      })
      .execute()
  return { db, company, ann, bo, leader, first, second, view, own, today: view.day, task, event }
}

test('[CM42] tasks by state now: the pool with what is not answered yet, being cut, in review, to be revised', async () => {
  const { db, ann, bo, first, second, view, own, task } = await studio('states')
  for (const [demand, state, cutter_id] of [
    [first, pool, null],
    [first, pool, null],
    [first, assigned, ann],
    [first, editing, ann],
    [second, editing, bo],
    [second, review, bo],
    [second, review, bo],
    [second, revision, ann],
    [second, approved, ann],
    [second, published, bo],
    [second, cancelled, bo],
    [second, terminated, bo],
  ] as const)
    await task(demand, { state, cutter_id })
  expect((await readTasksNow(db, view, null)).get(null)).toEqual({ pool: 3, editing: 2, review: 2, revision: 1 })
  const byCutter = await readTasksNow(db, view, 'cutter')
  expect([...byCutter.keys()].sort()).toEqual([ann, bo].sort())
  expect(byCutter.get(ann)).toEqual({ pool: 1, editing: 1, review: 0, revision: 1 })
  const byDemand = await readTasksNow(db, view, 'demand')
  expect(byDemand.get(first)).toEqual({ pool: 3, editing: 1, review: 0, revision: 0 })
  // A cutter is told of the pool and its own (CL9).
  expect((await readTasksNow(db, own, null)).get(null)).toEqual({ pool: 3, editing: 1, review: 0, revision: 1 })
})

test('[CM43] [CM44] clips approved within business days, and those of them that were approved at their first version', async () => {
  const { db, ann, bo, first, second, view, today, task } = await studio('approved')
  const begin = view.start
  for (const [demand, cutter_id, state, version_no, approved_t] of [
    [first, ann, approved, 1, begin],
    [first, ann, published, 2, begin + HOUR],
    [second, bo, approved, 1, begin + DAY - 1],
    [second, bo, approved, 1, begin - 1],
    [second, bo, approved, 3, begin - 6 * DAY],
    [second, bo, approved, 1, begin - 7 * DAY],
    [second, bo, review, 1, null],
  ] as const)
    await task(demand, { cutter_id, state, version_no, approved_t })
  const day = { from: today, to: today }
  const week = { from: today - 6, to: today }
  expect((await readApproved(db, view, day, null)).get(null)).toEqual({ approved: 3, first: 2, first_bp: 6667 })
  expect((await readApproved(db, view, week, null)).get(null)).toEqual({ approved: 5, first: 3, first_bp: 6000 })
  const byCutter = await readApproved(db, view, week, 'cutter')
  expect([byCutter.get(ann)?.first_bp, byCutter.get(bo)?.first_bp]).toEqual([5000, 6667])
  expect((await readApproved(db, view, week, 'demand')).get(second)?.approved).toBe(3)
  const none = await readApproved(db, view, { from: today + 1, to: today + 1 }, null)
  expect(none.get(null)).toEqual({ approved: 0, first: 0, first_bp: null })
})

test('[CM45] time used by approved clips without the pauses: the mean, and the median beside it', async () => {
  const { db, ann, bo, first, view, today, task } = await studio('cycle')
  const at = view.start + 10 * HOUR
  for (const [cutter_id, hours, paused_s] of [
    [ann, 2, HOUR],
    [ann, 2, 0],
    [bo, 6, 0],
    [bo, 9, HOUR],
  ] as const)
    await task(first, { cutter_id, state: approved, approved_t: at, accepted_t: at - hours * HOUR, paused_s })
  const day = { from: today, to: today }
  const whole = (await readCycleTime(db, view, day, null)).get(null)
  expect(whole).toEqual({ mean_s: 4.25 * HOUR, median_s: 4 * HOUR })
  expect((await readCycleTime(db, view, day, 'cutter')).get(ann)).toEqual({ mean_s: 1.5 * HOUR, median_s: 1.5 * HOUR })
  expect((await readCycleTime(db, view, { from: today - 1, to: today - 1 }, null)).get(null)).toEqual({
    mean_s: null,
    median_s: null,
  })
})

test('[CM46] of the tasks in the pool and under way, those past their time', async () => {
  const { db, ann, first, second, view, task } = await studio('overdue')
  expect((await readOverdue(db, view, null)).get(null)).toEqual({ open: 0, overdue: 0, overdue_bp: null })
  for (const [demand, state, cutter_id, deadline_t] of [
    [first, pool, null, now - 1],
    [first, editing, ann, now],
    [first, review, ann, now - DAY],
    [second, revision, ann, now + 1],
    [second, approved, ann, now - DAY],
    [second, cancelled, ann, now - DAY],
  ] as const)
    await task(demand, { state, cutter_id, deadline_t })
  expect((await readOverdue(db, view, null)).get(null)).toEqual({ open: 4, overdue: 2, overdue_bp: 5000 })
  const byCutter = await readOverdue(db, view, 'cutter')
  expect([...byCutter]).toEqual([[ann, { open: 3, overdue: 1, overdue_bp: 3333 }]])
  expect((await readOverdue(db, view, 'demand')).get(first)?.overdue_bp).toBe(6667)
})

test('[CM47] clips approved for each day on which a cutter did anything with a task', async () => {
  const { db, ann, bo, leader, first, second, view, today, task, event } = await studio('pace')
  const at = view.start + HOUR
  const fields = { cutter_id: ann, state: approved, approved_t: at }
  const tasks = [await task(first, fields), await task(first, fields), await task(second, fields)]
  const other = await task(second, { cutter_id: bo, state: editing })
  const [one = 0, two = 0] = tasks
  await event(one, ann, ann, at - 60)
  await event(two, ann, ann, at - 30)
  await event(one, ann, ann, at - DAY)
  await event(other, bo, bo, at)
  // What others did with a cutter's task is not the cutter's work.
  await event(other, bo, leader, at - DAY)
  const week = { from: today - 6, to: today }
  expect((await readClipsPerDay(db, view, week, null)).get(null)).toBe(100)
  const byCutter = await readClipsPerDay(db, view, week, 'cutter')
  expect([byCutter.get(ann), byCutter.get(bo)]).toEqual([150, 0])
  expect((await readClipsPerDay(db, view, week, 'demand')).get(first)).toBe(100)
  expect((await readClipsPerDay(db, view, { from: today + 1, to: today + 2 }, null)).get(null)).toBeNull()
})

test('[CM50] clips approved of those that the open demands ordered', async () => {
  const { db, company, leader, first, second, view, own } = await studio('progress')
  await makeDemand(db, company, leader, now, { required_count: 9, approved_count: 9, state: demandState.done })
  await makeDemand(db, company, leader, now, { required_count: 9, approved_count: 0, state: demandState.draft })
  expect((await readDemandProgress(db, view, null)).get(null)).toEqual({ required: 10, approved: 4, progress_bp: 4000 })
  const byDemand = await readDemandProgress(db, view, 'demand')
  expect([...byDemand.keys()].sort()).toEqual([first, second].sort())
  expect(byDemand.get(first)).toEqual({ required: 6, approved: 3, progress_bp: 5000 })
  expect((await readDemandProgress(db, own, null)).get(null)?.progress_bp).toBeNull()
})
