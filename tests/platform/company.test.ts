import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPreset } from '../../platform/ingest/import/presets.ts'
import { runImport } from '../../platform/ingest/import.ts'
import { ORDER_LOCK } from '../../platform/ingest/transaction.ts'
import type { WallSnapshot } from '../../platform/queries/wall/snapshot.ts'
import { startChanges } from '../../platform/work/company.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { CompanySettings, CompanyState } from '../../shared/areas/company/api.ts'
import { firstImportOptions } from '../../shared/areas/imports/api.ts'
import { orderLineWorkflow } from '../../shared/areas/orders/workflow.ts'
import { dayText } from '../../shared/time/zone.ts'
import { temporaryFolder } from '../support/folder.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { askChange } from './company-support.ts'
import { importer, retail } from './import-support.ts'
import { openBase, order, rollupsOf, T0, type TestBase } from './ingest-support.ts'
import { expectSums } from './rollup-oracle.ts'

/** 15 January 2026, 03:30 in Shanghai: still the 14th in London. */
const clock = Date.UTC(2026, 0, 14, 19, 30) / 1000
let platform: TestPlatform
let company = 0
let rivals = 0
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000 })
  company = await makeCompany(platform.db, 'Ours')
  const boss = await makeMember(platform.db, 'boss', company, 0, { privilege_id: 1 })
  await makeMember(platform.db, 'lead', company, boss)
  await makeMember(platform.db, 'wall', company, boss, { status: 4 })
  rivals = await makeCompany(platform.db, 'Rivals')
  await makeMember(platform.db, 'rival', rivals, 0, { privilege_id: 1 })
  await makeMember(platform.db, 'ops', 0, 0, { operator: true })
  for (const who of ['boss', 'lead', 'wall', 'rival', 'ops']) tokens.set(who, await platform.signIn(who, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const usual: CompanySettings = { zone: 'Asia/Shanghai', cut_hour: 0, currency: 'USD' }

const settings = async (who: string, id?: number): Promise<Envelope> => {
  const query = id === undefined ? '' : `?company=${id}`
  return (await platform.ask(`/api/v1/company/settings${query}`, { token: tokens.get(who) ?? '' })).envelope
}
const post = async (who: string, path: string, body: object, lang = 'zh'): Promise<Envelope> =>
  (await platform.ask(`/api/v1/company/${path}`, { token: tokens.get(who) ?? '', body, headers: { lang } })).envelope
const stateOf = (answer: Envelope): CompanyState => {
  if (answer.status !== 1) throw new Error(answer.message)
  return answer.data as CompanyState
}
const isOpen = ({ change }: CompanyState): boolean => change?.state === 'queued' || change?.state === 'running'

const ended = async (who = 'boss', id?: number): Promise<CompanyState> => {
  for (let tries = 0; tries < 600; tries++) {
    const state = stateOf(await settings(who, id))
    if (!isOpen(state)) return state
    await sleep(25)
  }
  throw new Error('the change did not end')
}

/** Keeps the orders of a company until it is called. */
const hold = async (id: number): Promise<() => Promise<void>> => {
  let free = (): void => {}
  let held = (): void => {}
  const isHeld = new Promise<void>((resolve) => {
    held = resolve
  })
  const holding = platform.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ORDER_LOCK)}, ${id}::int)`.execute(tx)
    held()
    await new Promise<void>((resolve) => {
      free = resolve
    })
  })
  await isHeld
  return async () => {
    free()
    await holding
  }
}

test('[CO3] leaders who see the whole company see and change its settings, the operator those of every company, nobody else any', async () => {
  expect(stateOf(await settings('boss'))).toEqual({
    company: { id: String(company), name: 'Ours' },
    settings: usual,
    orders: 0,
    companies: [],
    change: null,
  })
  const leaders = '只有能看到整个公司数据的负责人和平台运营可以更改公司设置'
  const asked = { from: usual, ...usual, cut_hour: 5 }
  for (const [who, id] of [
    ['lead', undefined],
    ['boss', rivals],
    ['rival', company],
  ] as const) {
    expect(await settings(who, id)).toMatchObject({ status: 0, message: leaders })
    expect(await post(who, 'change', { ...asked, ...(id ? { company: String(id) } : {}) })).toMatchObject({
      message: leaders,
    })
    expect(await post(who, 'cancel', { id: '1', ...(id ? { company: String(id) } : {}) })).toMatchObject({
      message: leaders,
    })
  }
  expect(await settings('wall')).toMatchObject({ message: '大屏账号只能查看大屏，不能使用这个功能' })
  const seen = stateOf(await settings('ops', company))
  expect(seen).toMatchObject({ company: { name: 'Ours' }, settings: usual })
  expect(seen.companies.map(({ name }) => name)).toEqual(['潮屏', 'Ours', 'Rivals'])
  expect(await settings('ops', 999)).toMatchObject({ message: '公司不存在，请重新选择' })
  expect(stateOf(await post('ops', 'change', { ...asked, company: String(rivals) })).change).toMatchObject({
    by: 'ops',
  })
  expect((await ended('rival')).settings).toEqual({ ...usual, cut_hour: 5 })
})

test('[CO3] a zone, an hour or a currency that is none is refused beside its field, and so is what somebody else has changed', async () => {
  const ask = (fields: object, lang = 'zh') => post('boss', 'change', { from: usual, ...usual, ...fields }, lang)
  for (const zone of ['Mars/Base', '+08:00', 'asia/shanghai', 'posixrules'])
    expect(await ask({ zone })).toMatchObject({
      data: { fields: { zone: '没有这个时区，请从列表中选择，如 Asia/Shanghai' } },
    })
  expect(await ask({ currency: 'XYZ' }, 'en')).toMatchObject({
    data: { fields: { currency: 'there is no such currency: three capital letters, like USD' } },
  })
  expect(await ask({ currency: 'usd' })).toMatchObject({ data: { fields: { currency: '格式不正确' } } })
  for (const cut_hour of [-1, 24, 1.5])
    expect(await ask({ cut_hour })).toMatchObject({ data: { fields: { cut_hour: expect.any(String) } } })
  expect((await ask({})).message).toBe('没有任何改动')
  expect((await ask({ cut_hour: 3, from: { ...usual, cut_hour: 1 } })).message).toBe(
    '公司设置已被他人更改，请核对后再试',
  )
  expect(stateOf(await settings('boss')).change).toBeNull()
})

test('[CO4] [P74] a change is done behind, and every picture of the wall is of one clock', async () => {
  const day = Date.UTC(2026, 0, 14, 16) / 1000
  const sale = (t: number, pay_amt: number) => orderAt(t, { lines: [lineWith({ pay_amt })] })
  const many = Array.from({ length: 1500 }, (_, n) => sale(day - 40 * 86_400 + n * 60, 100))
  allTaken(await platform.gate.submit(company, [sale(day - 3600, 500), sale(day + 3600, 700), ...many]))
  const read = async () => {
    const { envelope } = await platform.ask('/api/v1/screen/data', { token: tokens.get('wall') ?? '' })
    const { head, zones } = envelope.data as WallSnapshot
    return JSON.stringify([head.tz, head.cut_hour, head.day, zones.hero.gmv_amt, zones.feed.lines])
  }
  const before = JSON.stringify(['Asia/Shanghai', 0, '2026-01-15', 700, 1])
  const after = JSON.stringify(['Europe/London', 1, '2026-01-14', 1200, 2])
  expect(await read()).toBe(before)
  const started = stateOf(await post('boss', 'change', { from: usual, ...usual, zone: 'Europe/London', cut_hour: 1 }))
  expect(started).toMatchObject({ orders: 1502, settings: usual, change: { from: usual, by: 'boss', reason: '' } })
  const seen = new Set<string>()
  for (let open = true; open; open = isOpen(stateOf(await settings('boss')))) seen.add(await read())
  seen.add(await read())
  expect([...seen]).toEqual([before, after])
  const state = await ended()
  expect(state).toMatchObject({
    settings: { zone: 'Europe/London', cut_hour: 1, currency: 'USD' },
    change: { state: 'done', done: 1502, total: 1502 },
  })
  const overview = await platform.ask('/api/v1/console/overview', { token: tokens.get('boss') ?? '' })
  expect(overview.envelope.data).toMatchObject({
    head: { tz: 'Europe/London', cut_hour: 1, day: dayText(Math.floor(clock / 86_400)) },
  })
  const audit = await platform.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'company.change')
    .where('object_id', '=', String(company))
    .execute()
  expect(audit).toEqual([{ before: usual, after: { ...usual, zone: 'Europe/London', cut_hour: 1 } }])
})

test('[CO4] [CO5] one change of a company runs at a time; meanwhile imports and what people do about orders are refused in words, orders wait and are written, and a cancelled change leaves all as it was', async () => {
  const from = stateOf(await settings('boss')).settings
  const free = await hold(company)
  try {
    const to = { ...from, cut_hour: 6 }
    const { change } = stateOf(await post('boss', 'change', { from, ...to }))
    await expect.poll(async () => stateOf(await settings('boss')).change?.done).toBe(1502)
    expect((await post('boss', 'change', { from, ...to })).message).toBe('公司设置正在更改，请等它完成后再试')
    const asked = presser(platform, orderLineWorkflow).answer(tokens.get('boss') ?? '', 'transfer', ['x'], {
      owner_member_id: '1',
    })
    expect((await asked).message).toBe('公司设置正在更改，请等它完成后再试')
    const waiting = platform.gate.submit(company, [orderAt(clock - 60, { order_id: 'meanwhile' })])
    stateOf(await post('boss', 'cancel', { id: change?.id ?? '' }))
    expect((await post('boss', 'cancel', { id: change?.id ?? '' })).message).toBe('这次更改已经结束')
    await free()
    expect(await waiting).toMatchObject([{ ok: true, changed: true }])
    expect(stateOf(await settings('boss'))).toMatchObject({ settings: from, change: { state: 'cancelled' } })
  } finally {
    await free()
  }
})

test('[CO5] a change waits for nobody who imports: it is refused, and so is an import while one runs, at the command too', async () => {
  const from = stateOf(await settings('boss')).settings
  const job = await platform.db
    .insertInto('import_job')
    .values({
      company_id: company,
      preset: 'p',
      file_name: 'f',
      file_sha256: 's',
      state: 'running',
      add_time: clock,
      update_time: clock,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ask = () => post('boss', 'change', { from, ...from, cut_hour: 9 })
  expect((await ask()).message).toBe('公司有一个导入在进行，请等它完成后再更改')
  // One that was killed an hour ago keeps nobody.
  await platform.db
    .updateTable('import_job')
    .set({ update_time: clock - 3600 })
    .where('id', '=', job.id)
    .execute()
  const boss = await platform.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'boss')
    .executeTakeFirstOrThrow()
  const run = {
    company_id: company,
    member_id: boss.id,
    secret: 'x',
    file: 'x',
    name: 'x',
    size: 1,
    start_t: null,
    beat_t: clock + 1e6,
    add_time: 1,
    update_time: 1,
  }
  await platform.db
    .insertInto('import_run')
    .values({ ...run, state: 'running' })
    .execute()
  expect((await ask()).message).toBe('公司有一个导入在进行，请等它完成后再更改')
  await platform.db.updateTable('import_run').set({ state: 'ready' }).execute()

  await using base = await openBase()
  using files = importer(base)
  const id = await base.company('Shop', 'Europe/London', 'GBP')
  await askChange(base, id, { cut_hour: 3 })
  const file = files.write('a.csv', retail('1,22465,L,2,2011-07-01 10:05:00,1.25,1,France'))
  await expect(files.run(file, 'online-retail', 'Shop')).rejects.toThrow(
    /公司“Shop”的时区、切日或币种正在更改，没有导入任何内容；更改完成后再导入\n/,
  )
  expect(await base.rows('select state from import_job')).toEqual([{ state: 'failed' }])
  await base.rows(`update company_change set state = 'done'`)
  expect(await files.run(file, 'online-retail', 'Shop')).toMatchObject({ imported: 1 })
  // Changed while the file was looked at.
  using folder = temporaryFolder()
  const meanwhile = runImport(base, base.gate, {
    file: files.write('b.csv', retail('2,22465,L,2,2011-07-01 10:05:00,1.25,1,France')),
    preset: await findPreset('online-retail'),
    company: 'Shop',
    rejects: `${folder.path}/r.csv`,
    onCompany: async () => {
      await base.rows(`update company set time_zone = 'Asia/Tokyo' where id = $1`, [id])
    },
  })
  await expect(meanwhile).rejects.toThrow(/时区或币种刚刚更改.*请再导入一次/)
})

test('[CO5] [CO7] an import from the console is refused too, and a currency without rates before anything begins', async () => {
  const from = stateOf(await settings('boss')).settings
  const free = await hold(company)
  try {
    const { change } = stateOf(await post('boss', 'change', { from, ...from, cut_hour: 9 }))
    const bytes = Buffer.from(retail('1,22465,L,2,2011-07-01 10:05:00,1.25,1,France'))
    const token = tokens.get('boss') ?? ''
    const opened = await platform.ask('/api/v1/import/open', { token, body: { name: 'a.csv', size: bytes.length } })
    const { id } = opened.envelope.data as { id: string }
    const form = new FormData()
    form.set('id', id)
    form.set('offset', '0')
    form.set('part', new Blob([new Uint8Array(bytes)]), 'part')
    await fetch(`${platform.url}/api/v1/import/upload`, { method: 'POST', headers: { token }, body: form })
    const options = { ...firstImportOptions, preset: 'online-retail' }
    const started = await platform.ask('/api/v1/import/check', {
      token,
      body: { id, options },
      headers: { lang: 'en' },
    })
    expect(started.envelope.message).toBe(
      'The company’s settings are being changed: please try again when that has ended',
    )
    stateOf(await post('boss', 'cancel', { id: change?.id ?? '' }))
  } finally {
    await free()
  }
  const rates = await post('boss', 'change', { from, ...from, currency: 'THB' }, 'en')
  expect(rates.message).toMatch(/^Rates are missing \(THB: 2025-12-0\d – 2026-.*\): import those of these days first/)
  expect(stateOf(await settings('boss')).change?.state).toBe('cancelled')
})

test('[CO8] an import of before a change is not reconciled day by day any more, and of before another currency not taken back', async () => {
  const job = await platform.db
    .insertInto('import_job')
    .values({
      company_id: rivals,
      preset: 'p',
      file_name: 'f',
      file_sha256: 's',
      state: 'done',
      add_time: 1,
      update_time: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = { company_id: rivals, secret: 'old', file: '', name: 'old.csv', size: 1, start_t: null, beat_t: null }
  const made = await platform.db
    .insertInto('import_run')
    .values({ ...run, state: 'done', job_id: job.id, add_time: 1, update_time: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into import_day values (${job.id}, 20000, 'USD', 1, 1, 100, 0, 100, 0)`.execute(platform.db)
  const token = tokens.get('rival') ?? ''
  const detail = async () => (await platform.ask(`/api/v1/import/run?id=${made.id}`, { token })).envelope.data
  // Rivals have got another cut hour before.
  expect(await detail()).toMatchObject({
    days: [],
    run: { reason: '公司设置在这次导入之后更改过，这次导入不再逐日核对' },
  })
  const undo = async () =>
    (await platform.ask('/api/v1/import/undo', { token, body: { id: String(made.id) } })).envelope
  await sql`update company_change set currency = 'THB' where company_id = ${rivals}`.execute(platform.db)
  expect(await undo()).toMatchObject({ status: 0, message: '公司币种在这次导入之后更改过，不能再撤回这次导入' })
  await platform.db
    .updateTable('import_job')
    .set({ add_time: clock + 9 })
    .where('id', '=', job.id)
    .execute()
  expect(await detail()).toMatchObject({ days: [{ told: { pay_amt: 100 } }], run: { reason: '' } })
  expect(await undo()).toMatchObject({ status: 1 })
})

const quiet = pino({ level: 'silent' })
const worker = (base: TestBase) => startChanges({ db: base.db, pool: base.pool, log: quiet, nowMs: Date.now })
const changes = (base: TestBase) => base.rows('select state, attempts, done, reason_zh from company_change order by id')

test('[CO4] a change whose platform was stopped or killed is begun anew by the next one, and done once', async () => {
  await using base = await openBase()
  const id = await base.company('Shop', 'Europe/London')
  await base.gate.submit(
    id,
    Array.from({ length: 2500 }, (_, n) => order({ order_id: `o${n}`, paid_t: T0 + n * 60, buyer_key: `b${n % 9}` })),
  )
  const before = await rollupsOf(base, id)
  await askChange(base, id, { zone: 'Asia/Tokyo', cut_hour: 4 })
  const first = worker(base)
  await expect.poll(async () => (await changes(base))[0]?.state, { interval: 5 }).toBe('running')
  await first.stop()
  expect(await changes(base)).toEqual([{ state: 'queued', attempts: 0, done: expect.any(Number), reason_zh: '' }])
  expect(await rollupsOf(base, id)).toEqual(before)
  // As one that was killed leaves it.
  await base.rows(`update company_change set state = 'running', attempts = 1, beat_t = 1`)
  const second = worker(base)
  await expect
    .poll(async () => (await changes(base))[0])
    .toEqual({ state: 'done', attempts: 2, done: 2500, reason_zh: '' })
  await second.stop()
  await expectSums(base, id, { zone: 'Asia/Tokyo', cut_hour: 4 })
})

test('[CO4] one that cannot be done says why, one that goes wrong too, and the company stays as it was', async () => {
  await using base = await openBase()
  const id = await base.company('Shop', 'UTC')
  await base.submit(id, order())
  await askChange(base, id, { currency: 'THB' })
  const one = worker(base)
  await expect.poll(async () => (await changes(base))[0]?.reason_zh).toMatch(/^缺少汇率（THB: /)
  await base.rows(`create function no() returns trigger language plpgsql as 'begin raise exception ''no''; end'`)
  await base.rows('create trigger no before update on company for each row execute function no()')
  await askChange(base, id, { zone: 'Asia/Tokyo' })
  one.wake()
  await expect.poll(async () => (await changes(base))[1]?.reason_zh).toBe('更改出错，公司保持原样；请重新更改')
  await one.stop()
  expect(await changes(base)).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
  await expectSums(base, id, { zone: 'UTC', cut_hour: 0 })
  expect(await base.submit(id, order({ order_id: 'next' }))).toMatchObject([{ ok: true }])
})
