import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../platform/demo/accounts.ts'
import { homeOf } from '../../shared/access/home.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const clock = Date.UTC(2026, 0, 15, 4) / 1000
let platform: TestPlatform
let company: number
let boss: number

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000 })
  company = await makeCompany(platform.db, 'Records')
  boss = await makeMember(platform.db, 'boss', company, 0, { mobile: '13700000000', privilege_id: 1 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const member = (name: string, fields = {}) => makeMember(platform.db, name, company, boss, fields)
const call = async (name: string, body: object, token = '') =>
  (await platform.ask(`/api/v1/member/${name}`, { body, token })).envelope
const recordOf = async (token: string) => (await platform.ask('/api/v1/member/info', { token })).envelope.data
const fieldsOf = (envelope: { data: unknown }) => (envelope.data as { fields: Record<string, string> }).fields

describe('choices', () => {
  test('[K12] a time zone is chosen in ad mode in a company only, each mode its own, with the hours of its code', async () => {
    const ads = { version: 1, current_version: 1 }
    await member('ads', ads)
    await member('meta', { ...ads, isad_version: 5 })
    await member('plain')
    const set = async (name: string, time_zone: string, time_difference: number) =>
      call('settimezone', { time_zone, time_difference }, await platform.signIn(name, password))
    expect(await set('plain', 'cc-16', 8)).toEqual({ status: 403, data: { rules: [] }, message: '无访问权限' })
    expect(fieldsOf(await set('ads', 'cc-16', -8))).toHaveProperty('time_difference')
    expect((await set('ads', 'cc-16', 8)).data).toMatchObject({ time_zone: 'cc-16', time_difference: 8 })
    expect((await set('meta', 'cc-0', 0)).data).toMatchObject({
      time_zone: 'cc-8',
      time_difference: -8,
      fb_time_zone: 'cc-0',
      fb_time_difference: 0,
    })
  })

  test('[K13] a bought module is worked in at once, one that is not bought or has run out is refused', async () => {
    const id = await member('switcher')
    const bought = { member_id: id, start_t: 0, end_t: null }
    await platform.db
      .insertInto('member_module')
      .values([
        { ...bought, code: 1 },
        { ...bought, code: 6 },
        { ...bought, code: 9, end_t: clock },
      ])
      .execute()
    const token = await platform.signIn('switcher', password)
    expect((await call('module', { module: 1 }, token)).data).toMatchObject({ current_version: 1, isadVersion: 0 })
    expect((await call('module', { module: 5 }, token)).data).toMatchObject({ current_version: 1, isadVersion: 5 })
    for (const module of [0, 9]) {
      const refused = await call('module', { module }, token)
      expect(refused).toMatchObject({ status: 0, message: '该功能需单独授权，请联系招商经理' })
    }
    expect(await recordOf(token)).toMatchObject({ current_version: 1, isadVersion: 5 })
    expect((await call('module', { module: 2 }, token)).status).toBe(0)
  })
})

describe('every call', () => {
  test('[K15] takes time_difference beside its own input, and refuses one that is no number from -12 to 14', async () => {
    const token = await platform.signIn('boss', password)
    const get = async (text: string) =>
      (await platform.ask(`/api/v1/member/info?time_difference=${text}`, { token })).envelope
    for (const good of ['-7', '5.5', '14', '']) expect([good, (await get(good)).status]).toEqual([good, 1])
    for (const wrong of ['15', '-12.5', 'noon', 'NaN', '1&time_difference=2']) {
      expect([wrong, Object.keys(fieldsOf(await get(wrong)))]).toEqual([wrong, ['time_difference']])
    }
    const login = async (time_difference: unknown) =>
      (await platform.ask('/api/v1/login', { body: { account: 'boss', password, time_difference } })).envelope
    expect((await login(-8)).status).toBe(1)
    for (const wrong of [99, null, {}, 'x']) {
      expect(Object.keys(fieldsOf(await login(wrong)))).toEqual(['time_difference'])
    }
  })

  test('[K16] anyone may ask for the clock', async () => {
    expect((await platform.ask('/api/v1/time')).envelope.data).toEqual({ now_ms: clock * 1000 })
  })
})

test('[K17] a record tells the operator, the leader’s phone and the company’s menu in its order', async () => {
  const add = async (menu_name: string, sort: number, fields = {}) => {
    const row = platform.db
      .insertInto('company_menu')
      .values({ company_id: company, menu_name, sort, pid: null, ...fields })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }
  const parent = await add('团队', 1)
  await add('员工订单', 3, { pid: parent, url: '/directlyTeam/directlyOrder', is_hide: true })
  await add('员工管理', 2, { pid: parent, enname: 'Staff' })
  await member('reader', { operator: true })
  const record = await recordOf(await platform.signIn('reader', password))
  expect(record).toMatchObject({ operator: 1, referrerMobile: '13700000000', special_library: 0, star_cutter: 0 })
  const pid = String(parent)
  expect((record as { companyMenus: unknown }).companyMenus).toMatchObject([
    { menu_name: '团队', id: pid, pid: '0', is_hide: 0 },
    { menu_name: '员工管理', pid, enname: 'Staff', is_hide: 0 },
    { menu_name: '员工订单', pid, url: '/directlyTeam/directlyOrder', is_hide: 1 },
  ])
})

test('[K18] the configured members, those of the configured company and the demo’s star cutter are marked in their records', async () => {
  const users = new Set<number>()
  const special = { users, company: 1, starCutters: new Set<number>() }
  await using other = await startTestPlatform({ special, demo: { scale: 0.001, days: 1 } })
  const read = async (name: string) => {
    const token = await other.signIn(name, demoPassword)
    return (await other.ask('/api/v1/member/info', { token })).envelope.data as UserRecord
  }
  const [staff, agent, star, cutter] = await Promise.all(['staff', 'agent1', 'star', 'cutter'].map(read))
  expect(staff).toMatchObject({ company: 1, special_library: 1, star_cutter: 0 })
  expect(agent).toMatchObject({ company: 0, special_library: 0 })
  expect([star?.star_cutter, star && homeOf(star), cutter?.star_cutter]).toEqual([1, '/OriginalBank', 0])
  users.add(Number(agent?.id))
  expect(await read('agent1')).toMatchObject({ special_library: 1 })
})
