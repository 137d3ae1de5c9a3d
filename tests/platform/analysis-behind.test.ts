import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import type { Db } from '../../platform/db/tables.ts'
import { nobodySpecial } from '../../platform/http/record.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { readAnalysis } from '../../platform/queries/analysis/answer.ts'
import { findWork, insertWork } from '../../platform/queries/analysis/work.ts'
import { readCompany, viewNow } from '../../platform/queries/view.ts'
import { startAnalysis } from '../../platform/work/analysis.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { analysisApi } from '../../shared/areas/analysis/api.ts'
import { type Question, questionInput } from '../../shared/areas/analysis/question.ts'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import { createDatabase } from '../support/database.ts'
import { password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'

type Asked = CallData<typeof analysisApi.ask>

const now = Date.UTC(2026, 9, 20, 12) / 1000
const clock = { zone: 'Europe/London', cut_hour: 0 }
const today = dayNumber(clock, now)
const days = { start_time: dayStart(clock, today - 5), end_time: dayStart(clock, today) }
const world = { until: now, days: 6, count: 80, seed: 3, company: { time_zone: clock.zone, cut_hour: 0 } }

let platform: TestPlatform
let sold: SoldWorld
const tokens = new Map<string, string>()
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000, analysisMs: 150 })
  sold = await makeSoldWorld(platform.db, platform.gate, 'behind', world)
  for (const who of ['behind.boss', 'behind.nora']) tokens.set(who, await platform.signIn(who, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

/** Nobody reads order lines until it is let go. */
const holdLines = async (db: Db): Promise<() => Promise<void>> => {
  const tx = await db.startTransaction().execute()
  await sql`lock table affiliate_order_line in access exclusive mode`.execute(tx)
  return async () => {
    await tx.rollback().execute()
  }
}

const pivot = { ...days, dims: 'product,creator', metrics: 'M01,M03,M06', pivot: '1', compare: 'previous' }
type Query = Readonly<Record<string, string | number>>
const textOf = (query: Query): string =>
  String(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])))
const ask = async (query: Query, who = 'behind.boss'): Promise<Asked> => {
  const { envelope } = await platform.ask(`/api/v1/analysis/ask?${textOf(query)}`, { token: tokens.get(who) ?? '' })
  expect(envelope).toMatchObject({ status: 1 })
  return envelope.data as Asked
}
const post = (path: string, body: object) =>
  platform.ask(`/api/v1/analysis/${path}`, { token: tokens.get('behind.boss') ?? '', body })
const stateOf = async (query: Query, who?: string): Promise<string> => {
  const { answer, work } = await ask(query, who)
  return answer ? 'answered' : (work?.state ?? 'nothing')
}

const wholeOf = ({ company }: SoldWorld) => ({ text: `c${company}`, company_id: company, member_id: null })

/** The answer as it is read without any limit. */
const atOnce = (db: Db, of: SoldWorld, query: Query) =>
  db.transaction().execute(async (tx) => {
    const view = viewNow(wholeOf(of), await readCompany(tx, of.company), now)
    const question = questionInput.parse(query) as Question
    return readAnalysis(tx, view, question, { from: today - 5, to: today - 1, cut: null }, 'zh')
  })

test('[AN22] a question that takes longer than a call may is answered behind with its progress, and kept for who asked', async () => {
  const letGo = await holdLines(platform.db)
  const begun = await ask(pivot)
  expect(begun).toMatchObject({ answer: null, work: { state: 'queued', done: 0 } })
  await expect.poll(() => stateOf(pivot)).toBe('running')
  expect((await ask(pivot)).work?.id).toBe(begun.work?.id)
  const { envelope: refused } = await platform.ask(`/api/v1/analysis/query?${textOf(pivot)}`, {
    token: tokens.get('behind.boss') ?? '',
  })
  expect(refused).toMatchObject({ status: 0, message: expect.stringContaining('后台') })
  await letGo()
  await expect.poll(() => stateOf(pivot)).toBe('answered')
  const { answer } = await ask(pivot)
  expect(answer).toEqual(await atOnce(platform.db, sold, pivot))
  const parts = await platform.db.selectFrom('analysis_work').select(['done', 'total']).execute()
  expect(parts).toEqual([{ done: 6, total: 6 }])
  // Somebody else's is not found, and its own is as little the other's.
  const hold = await holdLines(platform.db)
  expect(await stateOf(pivot)).toBe('answered')
  expect(await stateOf(pivot, 'behind.nora')).toBe('queued')
  expect((await post('again', pivot)).envelope.status).toBe(1)
  expect(await stateOf(pivot)).toBe('queued')
  await hold()
  for (const who of ['behind.boss', 'behind.nora']) await expect.poll(() => stateOf(pivot, who)).toBe('answered')
})

test('[AN22] a new question ends the one before, a stopped one ends its statement, and neither begins again by itself', async () => {
  const letGo = await holdLines(platform.db)
  const [one, other] = [
    { ...pivot, dims: 'sku,creator' },
    { ...pivot, dims: 'sku,region' },
  ]
  await ask(one)
  await expect.poll(() => stateOf(one)).toBe('running')
  const { work } = await ask(other)
  expect(await ask(one)).toMatchObject({ work: { state: 'cancelled', reason: expect.stringContaining('另一个问题') } })
  await expect.poll(() => stateOf(other)).toBe('running')
  expect((await post('cancel', { id: work?.id })).envelope.status).toBe(1)
  expect(await ask(other)).toMatchObject({ work: { state: 'cancelled', reason: '已停止' } })
  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      platform.db,
    )
    return rows[0]?.n ?? 0
  }
  await expect.poll(waiting).toBe(0)
  await letGo()
  expect(await stateOf(other)).toBe('cancelled')
})

test('[AN22] work goes on in another process when the one that had it ends, and fails in words when its account may not ask any more', async () => {
  await using place = await createDatabase()
  const database = openDatabase(place.url)
  const log = pino({ level: 'silent' })
  const gate = createOrderGate(database, log)
  const start = () =>
    startAnalysis({ db: database.db, log, special: nobodySpecial, nowMs: () => now * 1000, limitMs: 150 })
  try {
    const other = await makeSoldWorld(database.db, gate, 'other', world)
    const { boss } = other.members
    const question = JSON.stringify(questionInput.parse(pivot))
    const asked = { member_id: boss, scope: wholeOf(other).text, question, language: 'zh' } as const
    const add = () => database.db.transaction().execute((tx) => insertWork(tx, asked, 'analysis.replaced', now))
    const state = async () => (await findWork(database.db, asked, now))?.state
    const letGo = await holdLines(database.db)
    await add()
    const first = start()
    await expect.poll(state).toBe('running')
    await first.stop()
    expect(await state()).toBe('queued')
    await letGo()
    const second = start()
    await expect.poll(state).toBe('done')
    expect((await findWork(database.db, asked, now))?.answer).toEqual(await atOnce(database.db, other, pivot))
    expect(await findWork(database.db, asked, now + 3601)).toBeNull()
    await database.db.updateTable('member').set({ status: 0 }).where('id', '=', boss).execute()
    await add()
    second.wake()
    await expect.poll(state).toBe('failed')
    expect((await findWork(database.db, asked, now))?.reason).toBe('analysis.denied')
    await second.stop()
  } finally {
    await gate.stop()
    await database.close()
  }
})
