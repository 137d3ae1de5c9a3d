import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { writeRates } from '../../platform/fx/rates.ts'
import { createOrderGate, type OrderGate } from '../../platform/ingest/gate.ts'
import { clipTies, readAdSpend } from '../../platform/queries/clips/ad-spend.ts'
import { writeHitSetting } from '../../platform/queries/clips/hit-thresholds.ts'
import { readHits } from '../../platform/queries/clips/hits.ts'
import { readMaterialReturns, readMaterialsIn } from '../../platform/queries/clips/material-returns.ts'
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
import { makeDemand, makeMaterial, makeTask, makeVideo, nameMaterials } from '../support/clip-beds.ts'
import { makeAd, publishClip, sellBy } from '../support/clip-results.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { makeCompany, makeMember } from '../support/people.ts'

const HOUR = 3600
const DAY = 86_400
const WEEK = 7
/** Noon of a day in Shanghai. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const { pool, assigned, editing, review, revision, approved, published, cancelled, terminated } = taskState

let place: TestDatabase
let database: ReturnType<typeof openDatabase>
let gate: OrderGate
beforeAll(async () => {
  place = await createDatabase()
  database = openDatabase(place.url)
  gate = createOrderGate(database, pino({ level: 'silent' }))
})
afterAll(async () => {
  await gate.stop()
  await database.close()
  await place?.[Symbol.asyncDispose]()
})

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
  expect((await readDemandProgress(db, view, null)).get(null)).toEqual({
    open: 2,
    required: 10,
    approved: 4,
    progress_bp: 4000,
  })
  const byDemand = await readDemandProgress(db, view, 'demand')
  expect([...byDemand.keys()].sort()).toEqual([first, second].sort())
  expect(byDemand.get(first)).toEqual({ open: 1, required: 6, approved: 3, progress_bp: 5000 })
  expect((await readDemandProgress(db, own, null)).get(null)?.progress_bp).toBeNull()
})

test('[CM41] materials that came in today and are usable', async () => {
  const { db, company, leader, view } = await studio('library')
  const other = await makeCompany(db, 'library-other')
  const [start, end] = [view.start, view.start + DAY]
  const add = (add_time: number, state = 3) => makeMaterial(db, company, leader, { add_time, state })
  await Promise.all([add(start), add(now), add(start - 1), add(now, 2), add(now, 4), add(end)])
  await makeMaterial(db, other, await makeMember(db, 'library-theirs', other), { add_time: now })
  expect(await readMaterialsIn(db, view)).toBe(2)
})

test('[CM48] clips that reach the views or the turnover of a hit in their first seven days, of those published', async () => {
  const { db, ann, bo, first, second, view, own, today, task } = await studio('hits')
  const day = view.start - 20 * DAY
  const done = (cutter_id: number) => ({ cutter_id, state: published, version_no: 1, approved_t: day, due_amt: 2000 })
  const clip = async (demand: number, cutter: number, video: string, at = day) => {
    await publishClip(db, await task(demand, done(cutter)), video, at)
    return video
  }
  const seen = (video: string, after: number, views: number) =>
    sellBy(db, gate, view, video, { after, from: day, views })
  const sold = (video: string, after_s: number, pay_amt: number) =>
    sellBy(db, gate, view, video, { after: after_s, from: day, pay_amt })
  const [viewed, late, soldIn, soldLate] = [
    await clip(first, ann, '9000000000000000001'),
    await clip(first, ann, '9000000000000000002'),
    await clip(second, bo, '9000000000000000003'),
    await clip(second, bo, '9000000000000000004'),
  ]
  await clip(second, ann, '9000000000000000005', view.start - 40 * DAY)
  await seen(viewed, 0, 60_000)
  await seen(viewed, WEEK - 1, 40_000)
  await seen(late, 0, 99_999)
  await seen(late, WEEK, 500_000)
  await sold(soldIn, WEEK * DAY - 1, 100_000)
  await sold(soldLate, WEEK * DAY, 900_000)
  const days = { from: today - 30, to: today }
  const whole = (await readHits(db, view, days, null)).get(null)
  expect(whole).toEqual({ published: 4, hits: 2, hit_bp: 5000, gmv: 1_000_000 })
  const byCutter = await readHits(db, view, days, 'cutter')
  expect([byCutter.get(ann)?.hits, byCutter.get(bo)?.hits, byCutter.get(bo)?.gmv]).toEqual([1, 1, 1_000_000])
  expect((await readHits(db, view, null, 'demand')).get(second)).toEqual({
    published: 3,
    hits: 1,
    hit_bp: 3333,
    gmv: 1_000_000,
  })
  expect((await readHits(db, own, days, null)).get(null)).toMatchObject({ published: 2, hits: 1 })
  // A clip counts for each material of its demand.
  const [one, two] = [await makeMaterial(db, view.company.id, ann), await makeMaterial(db, view.company.id, ann)]
  await nameMaterials(db, first, [one, two])
  await nameMaterials(db, second, [two])
  const byMaterial = await readHits(db, view, days, 'material')
  expect([byMaterial.get(one), byMaterial.get(two)]).toMatchObject([
    { published: 2, hits: 1 },
    { published: 4, hits: 2 },
  ])
  const none = { published: 0, hits: 0, hit_bp: null, gmv: 0 }
  expect((await readHits(db, view, { from: today, to: today }, null)).get(null)).toEqual(none)
})

test('[CM48] the thresholds of a hit are the company’s own, and follow its currency at the rate of today', async () => {
  const { db, ann, first, view, today, task } = await studio('bars')
  const at = view.start - 3 * DAY
  const id = await task(first, { cutter_id: ann, state: published, version_no: 1, approved_t: at })
  await publishClip(db, id, '9100000000000000001', at)
  await sellBy(db, gate, view, '9100000000000000001', { after: 10, from: at, pay_amt: 150_000 })
  await sellBy(db, gate, view, '9100000000000000001', { after: 0, from: at, views: 500 })
  const days = { from: today - 6, to: today }
  const hits = async (on = view) => (await readHits(db, on, days, null)).get(null)?.hits
  expect(await hits()).toBe(1)
  const set = (views: number, gmv_amt: number, currency = 'USD') =>
    db.transaction().execute((tx) => writeHitSetting(tx, view.company.id, { views, gmv_amt, currency }, now))
  await set(1000, 150_001)
  expect(await hits()).toBe(0)
  await set(500, 150_001)
  expect(await hits()).toBe(1)
  // A thousand dollars are 1,500 yuan, or nothing where nobody told the rate.
  await set(1000, 100_000)
  const inYuan = { ...view, company: { ...view.company, currency: 'CNY' } }
  expect(await hits(inYuan)).toBe(0)
  await writeRates(db, [{ currency: 'CNY', day: today, rate: 1.5 }], 'test', now)
  expect(await hits(inYuan)).toBe(1)
})

test('[CM49] what clips of a material brought, for their fees and the ads that name it', async () => {
  const { db, company, leader, ann, first, second, view, today, task } = await studio('returns')
  const at = view.start - 3 * DAY
  const [plain, boosted, unused] = await Promise.all([0, 1, 2].map(() => makeMaterial(db, company, leader)))
  if (plain === undefined || boosted === undefined || unused === undefined) throw new Error('three materials')
  await nameMaterials(db, first, [plain, boosted])
  await nameMaterials(db, second, [boosted])
  const clip = async (demand: number, video: string, due_amt: number, pay_amt: number, published_t = at) => {
    const id = await task(demand, { cutter_id: ann, state: published, version_no: 1, approved_t: at, due_amt })
    await publishClip(db, id, video, published_t)
    await sellBy(db, gate, view, video, { after: 60, from: published_t, pay_amt })
  }
  await clip(first, '9200000000000000001', 2000, 30_000)
  await clip(first, '9200000000000000002', 1000, 6_000)
  await clip(second, '9200000000000000003', 3000, 15_000)
  await clip(second, '9200000000000000004', 3000, 99_000, at - 30 * DAY)
  await makeAd(db, company, String(boosted), [4000, 2500], now)
  await makeAd(db, company, String(unused), [7777], now)
  const days = { from: today - 6, to: today }
  const found = await readMaterialReturns(db, view, days)
  expect(found.get(plain)).toEqual({ clips: 2, gmv: 36_000, fees: 3000, ad_spend: null, roi: 1200 })
  expect(found.get(boosted)).toEqual({ clips: 3, gmv: 51_000, fees: 6000, ad_spend: 6500, roi: 408 })
  expect(found.has(unused)).toBe(false)
  // Of all, each clip and each ad once.
  expect(found.get(null)).toEqual({ clips: 3, gmv: 51_000, fees: 6000, ad_spend: 6500, roi: 408 })
  expect((await readMaterialReturns(db, view, null)).get(boosted)?.clips).toBe(4)
  const none = await readMaterialReturns(db, view, { from: today, to: today })
  expect([...none]).toEqual([[null, { clips: 0, gmv: 0, fees: 0, ad_spend: null, roi: null }]])
  // Dollars of ads in a company of another currency, whose rate nobody told: nothing can be divided by.
  const inBaht = { ...view, company: { ...view.company, currency: 'THB' } }
  expect((await readMaterialReturns(db, inBaht, days)).get(boosted)).toMatchObject({ ad_spend: null, roi: null })
})

test('[CL28] a clip has the spend of the ads that show its video, or a material that was made of its file', async () => {
  const { db, company, leader, ann, first, view, task } = await studio('boosts')
  const at = view.start - 3 * DAY
  const clip = (due_amt: number) =>
    task(first, { cutter_id: ann, state: published, version_no: 2, approved_t: at, due_amt })
  const [byVideo, byFile, by] = [await clip(1000), await clip(1000), await clip(1000)]
  await publishClip(db, byVideo, '9300000000000000001', at)
  await publishClip(db, byFile, '9300000000000000002', at)
  await publishClip(db, by, '9300000000000000003', at)
  const files = await Promise.all([1, 2].map(() => makeVideo(db, company, ann)))
  for (const [n, file_id = 0] of files.entries())
    await db
      .insertInto('clip_version')
      .values({ task_id: byFile, no: n + 1, file_id, member_id: ann, add_time: at })
      .execute()
  // Made of the version that was not the last, and of the one that was.
  const [before, last] = [
    await makeMaterial(db, company, leader, { file_id: files[0] ?? 0 }),
    await makeMaterial(db, company, leader, { file_id: files[1] ?? 0 }),
  ]
  await makeAd(db, company, '9300000000000000001', [500, 250], now)
  await makeAd(db, company, String(before), [9999], now)
  await makeAd(db, company, String(last), [3000], now)
  expect([...(await readAdSpend(db, view, clipTies(company)))].sort()).toEqual([
    [byVideo, 750],
    [byFile, 3000],
  ])
})
