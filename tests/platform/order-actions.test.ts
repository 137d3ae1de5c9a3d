import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MovablePool } from '../../platform/db/pool.ts'
import type { OrderEvent } from '../../platform/ingest/types.ts'
import { rebuildRollups } from '../../platform/sums/rebuild.ts'
import { orderLineWorkflow } from '../../shared/workflows/order-lines.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const DAY = 86_400
const paid_t = 1_770_000_000
const now = paid_t + 40 * DAY

let platform: TestPlatform
let company = 0
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const idOf = (name: string): string => String(ids.get(name))

const lineId = (order_id: string, sku = 'sku-1'): string => `${order_id}/${sku}//1`
const tokenOf = (name: string): string => tokens.get(name) ?? ''
const press = (who: string, name: string, order: string, more: object = {}) =>
  presser(platform, orderLineWorkflow).one(tokenOf(who), name, lineId(order), more)
const handed = (who: string, keys: readonly string[], to: string, more: object = {}) =>
  presser(platform, orderLineWorkflow).results(tokenOf(who), 'transfer', keys, { owner_member_id: idOf(to), ...more })
const mayOf = async (who: string, order: string): Promise<readonly string[]> =>
  (await presser(platform, orderLineWorkflow).row(tokenOf(who), lineId(order))).may
const historyOf = async (who: string, order: string) =>
  presser(platform, orderLineWorkflow).history(tokenOf(who), lineId(order))
interface Notice {
  readonly membername: string
  readonly eventName: string
  readonly links: readonly { readonly path: string }[]
}
const noticesOf = async (who: string, lang = 'zh'): Promise<readonly Notice[]> => {
  const { envelope } = await platform.ask('/api/v1/member/notice', { token: tokenOf(who), headers: { lang } })
  return (envelope.data as { list: readonly Notice[] }).list
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
  expect(await handed('nora', [lineId('many-1')], 'nick')).toMatchObject([
    { ok: false, message: '这一步需要团队负责人来做' },
  ])
  expect(await mayOf('nora', 'many-1')).toEqual(['note'])
  expect(await mayOf('north', 'many-1')).toEqual(['transfer', 'note'])
  expect(await handed('north', [lineId('many-1')], 'south')).toMatchObject([
    { ok: false, message: '新归属人不在你的数据范围内' },
  ])
  const results = await handed('north', [lineId('many-1'), lineId('many-0'), 'no such line'], 'nick')
  expect(results.map(({ ok }) => ok)).toEqual([true, false, false])
  expect(results[1]?.message).toBe('这一行不存在，或不在你的数据范围内')
})

test('[WF13] a person is chosen among the working members of the own scope, by name, account or id', async () => {
  const choices = async (who: string, query: string) => {
    const { envelope } = await platform.ask(`/api/v1/member/choices?${query}`, { token: tokenOf(who) })
    return (envelope.data as { list: { username: string; team: string }[] }).list.map(({ username, team }) => [
      username,
      team,
    ])
  }
  expect(await choices('north', '')).toEqual([
    ['north', 'boss'],
    ['nora', 'north'],
    ['nick', 'north'],
  ])
  expect(await choices('north', 'keyword=ic')).toEqual([['nick', 'north']])
  expect(await choices('north', `id=${idOf('nora')}`)).toEqual([['nora', 'north']])
  expect(await choices('north', `id=${idOf('south')}`)).toEqual([])
  expect(await choices('nora', '')).toEqual([['nora', 'north']])
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
  const seen = await presser(platform, orderLineWorkflow).row(tokenOf('boss'), lineId('billed'))
  expect(seen).toMatchObject({ row: { owner_state: 1 }, may: ['note'] })
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
  expect(await handed('boss', [key], 'south')).toMatchObject([{ ok: true }])
  const { list, names } = await historyOf('boss', 'many-5')
  const step = (from: string, to: string, by: string) => ({
    transition: 'transfer',
    by,
    time: now,
    before: { owner_member_id: ids.get(from), appeal_state: 0 },
    after: { owner_member_id: ids.get(to), appeal_state: 0 },
  })
  expect(list).toEqual([step('nick', 'south', 'boss'), step('nora', 'nick', 'north')])
  expect(names).toEqual(Object.fromEntries(['nora', 'nick', 'south'].map((name) => [idOf(name), name])))
})

test('[WF2] [OA3] an owner that somebody else has changed since it was looked at is not changed again', async () => {
  const key = lineId('many-4')
  const seen = { [key]: { owner_name: 'south' } }
  expect(await handed('boss', [key], 'nora', { seen })).toMatchObject([{ ok: true }])
  expect(await handed('boss', [key], 'nick', { seen })).toMatchObject([
    { ok: false, message: '数据已被他人修改，请刷新（boss）' },
  ])
  expect((await lineOf('many-4')).owner_member_id).toBe(ids.get('nora'))
})

test('[OA5] only an ineligible or frozen line is appealed, with 5 to 500 characters, and once until it is answered', async () => {
  const appeal = (who: string, order: string, reason: string) => press(who, 'appeal', order, { reason })
  expect(await appeal('nora', 'many-0', 'It is mine indeed')).toMatchObject({
    ok: false,
    message: '这一行不存在，或不在你的数据范围内',
  })
  expect(await appeal('boss', 'many-0', 'It is mine indeed')).toMatchObject({
    ok: false,
    message: '只有已失效或已冻结的订单行可以申诉',
  })
  for (const reason of [' 四个字符 ', 'x'.repeat(501)]) await expect(appeal('nora', 'lost', reason)).rejects.toThrow()
  expect(await appeal('nora', 'lost', '视频没有违规，请复核')).toMatchObject({ ok: true })
  expect(await mayOf('nora', 'lost')).toEqual(['note'])
  expect((await historyOf('nora', 'lost')).list).toEqual([
    {
      transition: 'appeal',
      by: 'nora',
      time: now,
      before: { appeal_state: 0 },
      after: { appeal_state: 1, reason: '视频没有违规，请复核' },
    },
  ])
  expect(await appeal('north', 'lost', '再来一次申诉')).toMatchObject({ ok: false, message: '这一行已有未答复的申诉' })
})

test('[OA6] who stands above answers once: a frozen line is pending again with its sums, an ineligible one keeps its state', async () => {
  const accept = (who: string, order: string) => press(who, 'accept', order, { answer: '已复核，同意申诉' })
  expect(await mayOf('north', 'lost')).toEqual(['accept', 'decline', 'transfer', 'note'])
  expect(await accept('nora', 'lost')).toMatchObject({ ok: false, message: '这一步由提出的人的上级来做' })
  const sums = await rollups()
  expect(await accept('north', 'lost')).toMatchObject({ ok: true })
  expect(await accept('north', 'lost')).toMatchObject({ ok: false, message: '没有可以答复的申诉，它可能已被他人答复' })
  expect(await mayOf('nora', 'lost')).toEqual(['appeal', 'note'])
  expect((await historyOf('nora', 'lost')).list[0]).toEqual({
    transition: 'accept',
    by: 'north',
    time: now,
    before: { appeal_state: 1 },
    after: { appeal_state: 2, answer: '已复核，同意申诉' },
  })
  expect((await lineOf('lost')).settlement_status).toBe(3)
  expect(await rollups()).toEqual(sums)

  const reason = '订单真实，请解除冻结'
  for (const order of ['frozen', 'held'])
    expect(await press('nora', 'appeal', order, { reason })).toMatchObject({ ok: true })
  const pending = async () => {
    const { rows } = await sql<{ n: number }>`select pending_amt as n from rollup
      where scope = ${`m${idOf('north')}`} and grain = 0 and dim = 0`.execute(platform.db)
    return rows[0]?.n ?? 0
  }
  const before = await pending()
  const both = await Promise.all([
    accept('north', 'held'),
    accept('boss', 'held'),
    press('boss', 'decline', 'frozen', { answer: '证据不足，维持冻结' }),
  ])
  expect(
    both
      .slice(0, 2)
      .map(({ ok }) => ok)
      .sort(),
  ).toEqual([false, true])
  expect((await lineOf('held')).settlement_status).toBe(1)
  expect((await lineOf('frozen')).settlement_status).toBe(4)
  expect(await pending()).toBe(before + 675)
  const { rows } = await sql`select state, answer_t from order_appeal where order_id = 'held'`.execute(platform.db)
  expect(rows).toEqual([{ state: 1, answer_t: now }])
})

test('[OA7] notes on a line are kept with who wrote them, newest first, for everyone who sees the line', async () => {
  const note = (who: string, text: string) => press(who, 'note', 'lost', { text })
  await note('nora', 'asked the creator')
  await expect(note('nora', '  ')).rejects.toThrow()
  expect(await note('south', 'not mine')).toMatchObject({ ok: false })
  await note('north', 'wait for Monday')
  const { list } = await historyOf('nora', 'lost')
  expect(list.filter(({ transition }) => transition === 'note').map(({ after, by }) => [after.text, by])).toEqual([
    ['wait for Monday', 'north'],
    ['asked the creator', 'nora'],
  ])
})

test('[WF12] who is concerned is told once a press, in the own language, with the way to the row; who did it is not', async () => {
  const before = new Map<string, number>()
  for (const name of ['nora', 'north', 'nick', 'boss']) before.set(name, (await noticesOf(name)).length)
  const news = async (who: string, lang?: string) =>
    (await noticesOf(who, lang)).slice(0, -(before.get(who) ?? 0) || undefined)
  await press('nora', 'appeal', 'frozen', { reason: '第二次申诉，请再看一次' })
  expect(await news('north')).toMatchObject([
    {
      membername: 'nora · frozen',
      eventName: '订单申诉待你答复',
      links: [{ path: expect.stringContaining('?open=frozen') }],
    },
  ])
  await press('boss', 'decline', 'frozen', { answer: '维持原判，谢谢' })
  expect(await news('nora', 'en')).toMatchObject([
    { membername: 'boss · frozen', eventName: 'declined your appeal of an order line' },
  ])
  const request_id = 'one-press-of-two'
  await handed(
    'north',
    ['many-1', 'many-3'].map((order) => lineId(order)),
    'north',
    { request_id },
  )
  expect(await news('north')).toHaveLength(1)
  const keys = ['settled', 'plain'].map((order) => lineId(order))
  await handed('boss', keys, 'nick', { request_id })
  await handed('boss', keys, 'nick', { request_id })
  expect((await news('nick')).map(({ membername }) => membername)).toEqual(['boss · settled +1'])
  expect(await news('boss')).toEqual([])
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
