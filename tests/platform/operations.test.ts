import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobKind, jobState } from '../../shared/areas/operations/states.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const start = Date.UTC(2026, 10, 24, 4) / 1000
const DAY = 86_400
let now = start
let platform: TestPlatform
let company: number
let boss: number
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Tenant')
  boss = await makeMember(db, 'boss', company, 0, { privilege_id: 1 })
  await makeMember(db, 'staff', company, boss)
  await makeMember(db, 'ops', 0, 0, { operator: true })
  for (const name of ['boss', 'staff', 'ops']) tokens.set(name, await platform.signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async (name: string, path: string, body?: unknown) =>
  (await platform.ask(`/api/v1${path}`, { token: tokens.get(name) ?? '', body })).envelope
const rowsOf = async (list: string, keyword: string) => {
  const answer = await ask('ops', `/operations/${list}?keyword=${keyword}`)
  if (!answer.data) throw new Error(JSON.stringify(answer))
  return (answer.data as { list: Record<string, unknown>[] }).list
}
let presses = 0
const press = async (list: string, transition: string, key: string | number, more: object = {}) => {
  presses += 1
  const body = { transition, keys: [String(key)], request_id: `operations-${presses}`, ...more }
  const { data, message } = await ask('ops', `/operations/${list}/transition`, body)
  const [answer] = (data as { results: { ok: boolean; message: string }[] } | null)?.results ?? []
  return answer ?? { ok: false, message }
}
const works = async (name: string): Promise<boolean> => (await ask(name, '/member/notice')).status === 1
const settle = (): void => {
  // What is kept of a session is kept for three seconds.
  now += 4
}

test('[OP1] operators alone see companies, accounts and work of the background, and nobody else moves them', async () => {
  for (const list of ['companies', 'accounts', 'jobs']) {
    expect(await ask('boss', `/operations/${list}`), list).toMatchObject({ status: 403 })
    expect(await ask('ops', `/operations/${list}`), list).toMatchObject({ status: 1 })
  }
  const body = { transition: 'stop', keys: [String(company)], request_id: 'operations-boss' }
  expect(await ask('boss', '/operations/companies/transition', body)).toMatchObject({ status: 403 })
})

test('[OP2] a company that is ended lets nobody in, and all of them again once its term is longer', async () => {
  expect(await works('staff')).toBe(true)
  expect(await press('companies', 'stop', company)).toMatchObject({ ok: true })
  settle()
  expect(await works('staff')).toBe(false)
  expect(await rowsOf('companies', 'Tenant')).toMatchObject([{ tenant_state: 2, tenant_accounts: 2 }])
  expect(await press('companies', 'extend', company, { end_day: '2026-11-23' })).toMatchObject({
    ok: false,
    message: '到期日已过，请选择今天或之后的日期',
  })
  expect(await press('companies', 'extend', company, { end_day: '2026-12-01' })).toMatchObject({ ok: true })
  settle()
  expect(await works('staff')).toBe(true)
  // The day’s end in the company's own zone.
  const end = Date.UTC(2026, 11, 1, 16) / 1000
  expect(await rowsOf('companies', 'Tenant')).toMatchObject([{ tenant_state: 1, tenant_end: end, tenant_ending: true }])
  expect(await press('companies', 'extend', company, { end_day: null })).toMatchObject({ ok: true })
})

test('[OP3] there are never fewer seats than accounts in use', async () => {
  expect(await press('companies', 'seats', company, { seats: 1 })).toMatchObject({
    ok: false,
    message: '已有 2 个启用的账号，席位不能更少',
  })
  expect(await press('companies', 'seats', company, { seats: 2 })).toMatchObject({ ok: true })
  const third = { membername: '张三', username: 'third', password: 'a-fine-Passw0rd', mobile: '13800138111' }
  expect(await ask('boss', '/staff/save', { ...third, ...noMore })).toMatchObject({
    message: '席位已满，请先停用不用的账号',
  })
  expect(await press('companies', 'seats', company, { seats: 9 })).toMatchObject({ ok: true })
})

const noMore = {
  ...{ id: null, privilege_group: '0', above: null, is_film_cutter: false, video_screen: false, video_home: false },
  ...{ video_details: false, is_screen: false },
}

test('[OP4] a new company comes with its leader, who sets a password of their own first', async () => {
  const wanted = {
    ...{ company_title: 'Fresh', zone: 'Europe/London', cut_hour: 4, currency: 'GBP', seats: 5, end_day: null },
    ...{ username: 'fresh-boss', password: 'a-fine-Passw0rd' },
  }
  expect(await ask('boss', '/operations/company', wanted)).toMatchObject({ status: 403 })
  const fault = async (more: object) =>
    (await ask('ops', '/operations/company', { ...wanted, ...more })).data as { fields?: object } | null
  expect((await fault({ zone: 'Mars/Base' }))?.fields).toHaveProperty('zone')
  expect((await fault({ company_title: 'Tenant' }))?.fields).toHaveProperty('company_title')
  expect((await fault({ username: 'boss' }))?.fields).toHaveProperty('username')
  expect((await fault({ end_day: '2020-01-01' }))?.fields).toHaveProperty('end_day')
  expect(await rowsOf('companies', 'Fresh')).toEqual([])
  expect(await ask('ops', '/operations/company', wanted)).toMatchObject({ status: 1 })
  expect(await rowsOf('companies', 'Fresh')).toMatchObject([
    { tenant_seats: 5, tenant_accounts: 1, tenant_currency: 'GBP', tenant_zone: 'Europe/London', tenant_end: null },
  ])
  const member = await platform.db
    .selectFrom('member')
    .select(['must_change', 'privilege_id'])
    .where('username', '=', 'fresh-boss')
    .executeTakeFirstOrThrow()
  expect(member).toEqual({ must_change: true, privilege_id: 1 })
})

test('[OP5] modules and switches of an account hold from its next call on; an operator keeps the own one', async () => {
  const modules = async () => ((await ask('boss', '/member/info')).data as { isad: number[] } | null)?.isad
  const before = await modules()
  expect(await press('accounts', 'buy', boss, { module: 9, end_day: '2026-11-26' })).toMatchObject({ ok: true })
  expect(await modules()).toEqual([...(before ?? []), 9].sort())
  const kept = now
  now = start + 4 * DAY
  expect(await rowsOf('accounts', String(boss))).toMatchObject([{ module_end: null }])
  now = kept
  expect(await press('accounts', 'giveBack', boss, { module: 9 })).toMatchObject({ ok: true })
  expect(await press('accounts', 'giveBack', boss, { module: 4 })).toMatchObject({ message: '该账号没有这个模块' })
  const ops = await platform.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'ops')
    .executeTakeFirstOrThrow()
  for (const name of ['disable', 'signOut'])
    expect(await press('accounts', name, ops.id)).toMatchObject({ ok: false, message: '不能对自己的账号这样操作' })
  expect(await press('accounts', 'signOut', boss)).toMatchObject({ ok: true })
  expect(await works('boss')).toBe(false)
})

test('[OP6] its own leader reads in the log what was done with an account', async () => {
  tokens.set('boss', await platform.signIn('boss', password))
  const { data } = await ask('boss', '/audit')
  const kinds = (data as { list: { audit_kind: number }[] }).list.map(({ audit_kind }) => audit_kind)
  expect(kinds).toContain(42)
})

test('[OP7] an import that failed goes on when its file is there, and says so when it is not', async () => {
  const run = (secret: string, file: string) => ({
    ...{ company_id: company, member_id: boss, kind: 'creators', secret, file, name: 'creators.csv', size: 1 },
    ...{ state: 'failed' as const, reason_zh: '断开', reason_en: 'lost', start_t: null, beat_t: null, job_id: null },
    ...{ add_time: now, update_time: now },
  })
  const made = await platform.db
    .insertInto('import_run')
    .values([run('a', ''), run('b', 'x'.repeat(8))])
    .returning('id')
    .execute()
  const [gone = '', there = ''] = made.map(({ id }) => `${jobKind.import}-${id}`)
  expect(await rowsOf('jobs', there)).toMatchObject([
    { job_state: jobState.failed, job_reason: '断开\nlost', job_name: 'creators.csv' },
  ])
  expect(await press('jobs', 'retry', gone)).toMatchObject({ message: '文件已被清除，需要本人重新上传' })
  expect(await press('jobs', 'retry', there)).toMatchObject({ ok: true })
})
