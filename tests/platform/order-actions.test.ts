import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MovablePool } from '../../platform/db/pool.ts'
import type { OrderEvent } from '../../platform/ingest/types.ts'
import { rebuildRollups } from '../../platform/jobs/rebuild-rollups.ts'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { LineActions } from '../../shared/areas/orders/actions-api.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const DAY = 86_400
const paid_t = 1_770_000_000
const now = paid_t + 40 * DAY

let platform: TestPlatform
let company = 0
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const idOf = (name: string): string => String(ids.get(name))

const lineId = (order_id: string, sku = 'sku-1'): string => `${order_id}/${sku}//1`
const post = async (who: string, path: string, body: object): Promise<Envelope> =>
  (await platform.ask(path, { token: tokens.get(who) ?? '', body })).envelope
const hand = (who: string, line_ids: readonly string[], to: string) =>
  post(who, '/api/v1/order/owner', { line_ids, member_id: idOf(to) })
const handed = async (who: string, line_ids: readonly string[], to: string): Promise<BulkData['results']> => {
  const answer = await hand(who, line_ids, to)
  if (answer.status !== 1) throw new Error(answer.message)
  return (answer.data as BulkData).results
}
const actions = async (who: string, line_id: string): Promise<LineActions> => {
  const path = `/api/v1/order/actions?line_id=${encodeURIComponent(line_id)}`
  const { envelope } = await platform.ask(path, { token: tokens.get(who) ?? '' })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as LineActions
}

/** All sums of the company and its members; rows of zeros say what no row says. */
const rollups = async () => {
  const scope = sql`scope in (select 'c' || ${company}::text union all select 'm' || id from member)`
  const kept = await sql<{ sums: Record<string, number> }>`
    select scope, grain, bucket, dim, dim_id, to_jsonb(r) - '{scope,grain,bucket,dim,dim_id}'::text[] as sums
    from rollup r where ${scope} order by scope, grain, bucket, dim, dim_id collate "C"`.execute(platform.db)
  const buyers =
    await sql`select * from rollup_buyer where ${scope} and n <> 0 order by scope, bucket, buyer collate "C"`.execute(
      platform.db,
    )
  return { rows: kept.rows.filter(({ sums }) => Object.values(sums).some((n) => n !== 0)), buyers: buyers.rows }
}

const splits = async (order_id: string) => {
  const rows = await platform.db
    .selectFrom('commission_split')
    .select(['role', 'level', 'member_id', 'est_amt', 'act_amt'])
    .where('company_id', '=', company)
    .where('order_id', '=', order_id)
    .orderBy('sku_id')
    .orderBy('role')
    .orderBy('level')
    .execute()
  return rows.map(({ role, level, member_id, est_amt, act_amt }) => [role, level, member_id, est_amt, act_amt])
}

const lineOf = (order_id: string) =>
  platform.db
    .selectFrom('affiliate_order_line')
    .selectAll()
    .where('company_id', '=', company)
    .where('order_id', '=', order_id)
    .orderBy('sku_id')
    .executeTakeFirstOrThrow()

/** 45.00 at 15 % for the creator and 5 % for the partner: 6.75 and 2.25. */
const sold = (creator_id: string, fields = {}) =>
  lineWith({ pay_amt: 4500, standard_rate_bp: 1500, partner_rate_bp: 500, collab_type: 3, creator_id, ...fields })

const refund = (order_id: string, refund_id: string, amt: number): OrderEvent => ({
  kind: 'update',
  order_id,
  refunds: [{ refund_id, sku_id: 'sku-1', content_id: '', n: 1, kind: 1, qty: 0, amt, applied_t: paid_t + 20 * DAY }],
})

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  company = await makeCompany(db, 'Ours')
  const add = async (name: string, above: string, fields = {}): Promise<void> => {
    ids.set(name, await makeMember(db, name, company, ids.get(above) ?? 0, fields))
    tokens.set(name, await platform.signIn(name, password))
  }
  await add('boss', '', { privilege_id: 1, share_rate_bp: 9000 })
  await add('north', 'boss', { share_rate_bp: 6000 })
  await add('nora', 'north', { share_rate_bp: 4000 })
  await add('nick', 'north', { share_rate_bp: 3000 })
  await add('south', 'boss', { share_rate_bp: 7000 })
  for (const [creator, owner] of [
    ['ann', 'nora'],
    ['bob', 'south'],
  ] as const)
    await makeCreator(db, company, creator, ids.get(owner) ?? 0)
  const sell = (order_id: string, lines = [sold('ann')], fields = {}) =>
    orderAt(paid_t, { order_id, buyer_key: 'one', lines, ...fields })
  allTaken(
    await gate.submit(company, [
      sell('plain'),
      sell('mixed', [sold('ann'), sold('bob', { sku_id: 'sku-2', product_id: 'product-2' })]),
      sell('settled', [sold('ann')], { delivery_t: paid_t + DAY }),
      sell('billed', [sold('ann')], { delivery_t: paid_t + DAY }),
      sell('unpaid', [sold('ann')], { paid_t: null, order_status: 100 }),
      sell('frozen', [sold('ann', { settlement_status: 4 })]),
      sell('held', [sold('ann', { settlement_status: 4 })]),
      sell('lost', [sold('ann', { settlement_status: 3 })]),
      ...Array.from({ length: 6 }, (_, n) => sell(`many-${n}`, [sold(n % 2 ? 'ann' : 'bob')])),
    ]),
  )
  const settle = (order_id: string): OrderEvent => ({ kind: 'update', order_id, settled_t: paid_t + 9 * DAY })
  allTaken(await gate.submit(company, [settle('settled'), settle('billed')]))
  allTaken(await gate.submit(company, [refund('settled', 'late', 1500)]))
  await db
    .updateTable('commission_split')
    .set({ state: 2 })
    .where('order_id', '=', 'billed')
    .where('role', '=', 2)
    .execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

test('[OA1] a line that is handed on takes its path, its shares and all sums along, as a rebuild would make them', async () => {
  expect(await splits('plain')).toEqual([
    [1, 0, null, 675, null],
    [2, 1, ids.get('nora'), 90, null],
    [3, 2, ids.get('north'), 45, null],
    [3, 3, ids.get('boss'), 68, null],
    [6, 0, null, 22, null],
  ])
  const keys = ['plain', 'mixed', 'settled'].map((order) => lineId(order))
  expect(await handed('boss', keys, 'south')).toEqual(keys.map((key) => ({ key, ok: true, message: '' })))
  expect(await lineOf('plain')).toMatchObject({ owner_member_id: ids.get('south'), owner_path: [ids.get('south')] })
  // 70 % of 2.25 for the new owner, 20 % for the boss; who is gone keeps a row of zeros.
  expect(await splits('plain')).toEqual([
    [1, 0, null, 675, null],
    [2, 1, ids.get('south'), 158, null],
    [3, 2, ids.get('boss'), 45, null],
    [3, 3, ids.get('boss'), 0, null],
    [6, 0, null, 22, null],
  ])
  const before = await rollups()
  const pool = new MovablePool(platform.databaseUrl)
  await rebuildRollups({ pool }, company)
  await pool.end()
  expect(await rollups()).toEqual(before)
})

test('[OA1] what happens to a line later follows the new owner, and telling it twice changes nothing', async () => {
  const total = async () => (await splits('settled')).reduce((sum, [, , , , act]) => sum + Number(act), 0)
  const { act_base_amt } = await lineOf('settled')
  expect(act_base_amt).toBe(4500)
  // 30.00 are left: 4.50 and 1.50.
  expect(await total()).toBe(600)
  expect(await platform.gate.submit(company, [refund('settled', 'later', 1500)])).toMatchObject([{ changed: true }])
  expect(await total()).toBe(300)
  expect(await platform.gate.submit(company, [refund('settled', 'later', 1500)])).toMatchObject([{ changed: false }])
  const ofNora = (await splits('settled')).filter(([, , member]) => member === ids.get('nora'))
  expect(ofNora.every(([, , , est, act]) => est === 0 && !act)).toBe(true)
})

test('[OA2] only a leader hands lines on, only lines of the own team, and only to someone in it', async () => {
  expect(await hand('nora', [lineId('many-1')], 'nick')).toMatchObject({ status: 0, message: '只有负责人可以转归属' })
  expect(await hand('north', [lineId('many-1')], 'south')).toMatchObject({
    status: 0,
    message: '新归属人不在你的数据范围内',
  })
  const results = await handed('north', [lineId('many-1'), lineId('many-0'), 'no such line'], 'nick')
  expect(results.map(({ ok }) => ok)).toEqual([true, false, false])
  expect(results[1]?.message).toBe('这一行不存在，或不在你的数据范围内')
  const choices = async (who: string) => {
    const { envelope } = await platform.ask('/api/v1/order/owners', { token: tokens.get(who) ?? '' })
    return envelope.data as { may: boolean; list: { username: string; team: string }[] }
  }
  expect((await choices('north')).list.map(({ username, team }) => [username, team])).toEqual([
    ['north', 'boss'],
    ['nora', 'north'],
    ['nick', 'north'],
  ])
  expect(await choices('nora')).toEqual({ may: false, list: [] })
})

test('[OA3] a line in a bill and one that is not paid are refused by themselves, and stay as they are', async () => {
  const before = await splits('billed')
  const [billed, unpaid, fine] = await handed(
    'boss',
    ['billed', 'unpaid', 'many-3'].map((id) => lineId(id)),
    'south',
  )
  expect(billed).toMatchObject({ ok: false, message: '归属已锁定：这一行已在账单中' })
  expect(unpaid).toMatchObject({ ok: false, message: '订单尚未支付，还没有归属' })
  expect(fine).toMatchObject({ ok: true })
  expect(await splits('billed')).toEqual(before)
  expect(await actions('boss', lineId('billed'))).toMatchObject({ locked: true, may: { transfer: false } })
  const stale = { sku_id: 'sku-1', content_id: '', n: 1, from: ids.get('nora') ?? 0, within: null }
  const owners = [{ ...stale, member_id: ids.get('nick') ?? 0 }]
  expect(await platform.gate.submit(company, [{ kind: 'update', order_id: 'many-3', owners }])).toMatchObject([
    { ok: false, reason_zh: '归属已被他人更改，请刷新后再试' },
  ])
})

test('[OA3] a bill that is being made while a line is handed on comes first: the line stays with who is paid for it', async () => {
  const bills = new pg.Client({ connectionString: platform.databaseUrl })
  await bills.connect()
  await bills.query('begin')
  await bills.query('select from member where id = $1 for no key update', [ids.get('south')])
  const asked = handed('boss', [lineId('many-2')], 'nora')
  const waits = sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waits.execute(platform.db)).rows[0]?.n === 0);
  await bills.query(`update commission_split set state = 2 where order_id = 'many-2' and role = 2`)
  await bills.query('commit')
  await bills.end()
  expect(await asked).toMatchObject([{ ok: false, message: '归属已锁定：这一行已在账单中' }])
  expect((await lineOf('many-2')).owner_member_id).toBe(ids.get('south'))
})

test('[OA4] each transfer stands in the log with the owner before and after, and in the history of its line', async () => {
  const key = lineId('many-5')
  await handed('north', [key], 'nick')
  await handed('boss', [key], 'south')
  await handed('boss', [key], 'south')
  const { transfers } = await actions('boss', key)
  expect(transfers).toEqual([
    { from: 'nick', to: 'south', by: 'boss', add_time: now },
    { from: 'nora', to: 'nick', by: 'north', add_time: now },
  ])
})

test('[OA5] only an ineligible or frozen line is appealed, with 5 to 500 characters, and once until it is answered', async () => {
  const appeal = (who: string, order: string, reason: string) =>
    post(who, '/api/v1/order/appeal', { line_id: lineId(order), reason })
  expect(await appeal('nora', 'many-0', 'It is mine indeed')).toMatchObject({
    status: 0,
    message: '这一行不存在，或不在你的数据范围内',
  })
  expect(await appeal('boss', 'many-0', 'It is mine indeed')).toMatchObject({
    message: '只有已失效或已冻结的订单行可以申诉',
  })
  expect((await appeal('nora', 'lost', ' 四个字符 ')).status).toBe(0)
  expect((await appeal('nora', 'lost', 'x'.repeat(501))).status).toBe(0)
  const made = await appeal('nora', 'lost', '视频没有违规，请复核')
  expect(made.data).toMatchObject({
    may: { appeal: false, answer: false },
    appeals: [{ settlement_status: 3, reason: '视频没有违规，请复核', by: 'nora', state: 0, answer_time: null }],
  })
  expect(await appeal('north', 'lost', '再来一次申诉')).toMatchObject({ message: '这一行已有未答复的申诉' })
})

test('[OA6] who stands above answers once: a frozen line is pending again with its sums, an ineligible one keeps its state', async () => {
  const answer = (who: string, order: string, id: string | undefined, accept: boolean) =>
    post(who, '/api/v1/order/appeal/answer', { line_id: lineId(order), id, accept, text: '已复核，同意申诉' })
  const open = async (order: string) => (await actions('boss', lineId(order))).appeals[0]?.id
  const lost = await open('lost')
  expect(await answer('nora', 'lost', lost, true)).toMatchObject({ message: '没有可以答复的申诉，它可能已被他人答复' })
  const sums = await rollups()
  expect((await answer('north', 'lost', lost, true)).data).toMatchObject({
    may: { appeal: true },
    appeals: [{ state: 1, answer: '已复核，同意申诉', answered_by: 'north', answer_time: now }],
  })
  expect((await lineOf('lost')).settlement_status).toBe(3)
  expect(await rollups()).toEqual(sums)

  const reason = '订单真实，请解除冻结'
  for (const order of ['frozen', 'held']) await post('nora', '/api/v1/order/appeal', { line_id: lineId(order), reason })
  const pending = async () => {
    const { rows } = await sql<{ n: number }>`select pending_amt as n from rollup
      where scope = ${`m${idOf('north')}`} and grain = 0 and dim = 0`.execute(platform.db)
    return rows[0]?.n ?? 0
  }
  const before = await pending()
  const held = await open('held')
  const both = await Promise.all([
    answer('north', 'held', held, true),
    answer('boss', 'held', held, true),
    answer('boss', 'frozen', await open('frozen'), false),
  ])
  expect(
    both
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([0, 1])
  expect((await lineOf('held')).settlement_status).toBe(1)
  expect((await lineOf('frozen')).settlement_status).toBe(4)
  expect(await pending()).toBe(before + 675)
})

test('[OA7] notes on a line are kept with who wrote them, newest first, for everyone who sees the line', async () => {
  const note = (who: string, text: string) => post(who, '/api/v1/order/note', { line_id: lineId('lost'), text })
  await note('nora', 'asked the creator')
  expect((await note('nora', '  ')).status).toBe(0)
  expect((await note('south', 'not mine')).status).toBe(0)
  await note('north', 'wait for Monday')
  const { notes } = await actions('nora', lineId('lost'))
  expect(notes.map(({ text, by }) => [text, by])).toEqual([
    ['wait for Monday', 'north'],
    ['asked the creator', 'nora'],
  ])
})

test('[OA10] the ineligible amount is that of the filter’s lines, from kept sums and line by line alike', async () => {
  const amount = async (query: string): Promise<number | undefined> => {
    const { envelope } = await platform.ask(`/api/v1/order/list?${query}`, { token: tokens.get('boss') ?? '' })
    return (envelope.data as { summary: { kpi: { ineligible: number } } }).summary.kpi.ineligible
  }
  const lost = orderAt(paid_t, { order_id: 'lost-in-gb', region: 'GB', lines: [sold('bob', { settlement_status: 3 })] })
  allTaken(await platform.gate.submit(company, [lost]))
  const asked = ['', 'region=US', 'settlement_status=3', 'settlement_status=1', 'creator=bob', 'product=product-1']
  expect(await Promise.all(asked.map(amount))).toEqual([1350, 675, 1350, 0, 675, 1350])
  expect(await amount(`date_type=paid&start_time=${now - DAY}&end_time=${now}`)).toBe(0)
  expect(await amount('region=GB&settlement_status=3')).toBe(675)
})
