import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '../../shared/api/envelope.ts'
import { staffWorkflow } from '../../shared/areas/staff/workflow.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const start = Date.UTC(2026, 4, 20, 2) / 1000
const now = start
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

/** A company with a leader who may everything, signed in. */
const office = async (name: string, seats = 50) => {
  const { db, signIn } = platform
  const company = await makeCompany(db, name, { seats })
  const everything = {
    privilege_id: 1,
    is_share_video: true,
    business_center: true,
    has_tt_tool: true,
    video_menu: [1, 2, 3],
  }
  const leader = await makeMember(db, `${name}-leader`, company, 0, everything)
  const of = (who: string, fields = {}, above = leader) => makeMember(db, `${name}-${who}`, company, above, fields)
  return {
    company,
    leader,
    boss: await signIn(`${name}-leader`, password),
    of,
    enter: (who: string) => signIn(`${name}-${who}`, password),
  }
}

const ask = async (token: string, path: string, body?: unknown): Promise<Envelope> =>
  (await platform.ask(`/api/v1/staff${path}`, { token, body })).envelope
interface Page {
  readonly list: readonly Readonly<Record<string, unknown>>[]
  readonly total: number
  readonly summary: {
    readonly kpi: Readonly<Record<string, number | null>>
    readonly tabs: Readonly<Record<string, number>>
  }
}
const listOf = async (token: string, query = ''): Promise<Page> => (await ask(token, `/list${query}`)).data as Page
const isIn = async (token: string): Promise<boolean> =>
  (await platform.ask('/api/v1/member/info', { token })).envelope.status === 1
const staff = () => presser(platform, staffWorkflow)

test('[SM1] the list holds the accounts of the viewer: of managers the whole company, of others those below, never another company', async () => {
  const { company, leader, of, boss } = await office('lists')
  const seller = await of('seller', { mobile: '13800138000', is_film_cutter: true })
  await of('wall', { status: 4 })
  const agent = await makeMember(platform.db, 'lists-agent', 0, 0, { agency_level: 1 })
  const below = await makeMember(platform.db, 'lists-below', 0, agent)
  await office('lists rival')
  const all = await listOf(boss)
  expect(all.list.map(({ username }) => username).sort()).toEqual(['lists-leader', 'lists-seller', 'lists-wall'])
  expect(all.list.find(({ staff_id }) => staff_id === String(seller))).toMatchObject({
    mobile: '138****8000',
    privilege_group: 0,
    team_name: 'lists-leader',
    is_film_cutter: true,
    account_kind: 1,
    staff_state: 1,
    last_login_time: null,
  })
  expect(all.summary.tabs).toEqual({ 0: 0, 1: 2, 2: 0, 3: 0, 4: 1 })
  const own = await listOf(await platform.signIn('lists-agent', password))
  expect(own.list.map(({ staff_id }) => staff_id).sort()).toEqual([String(agent), String(below)].sort())
  expect(own.summary.kpi.seats).toBeNull()
  expect((await listOf(boss, `?team=${leader}&staff_state=4`)).total).toBe(1)
  const plain = await ask(await platform.signIn('lists-seller', password), '/list')
  expect([plain.status, company > 0]).toEqual([403, true])
})

test('[SM2] the figures count the filter: accounts, active ones, cutters, who has not signed in for a week; seats are the company’s', async () => {
  const { of, boss } = await office('figures', 9)
  await of('old', { last_login_t: now - 7 * 86_400 - 1 })
  await of('new', { last_login_t: now - 7 * 86_400 + 60, is_film_cutter: true })
  await of('gone', { status: 0, is_film_cutter: true })
  await of('wall', { status: 4 })
  await of('waits', { status: 2 })
  const { kpi } = (await listOf(boss)).summary
  expect(kpi).toEqual({ members: 6, seats: 9, active: 4, cutters: 1, idle: 1 })
  expect((await listOf(boss, '?is_film_cutter=1')).summary.kpi).toEqual({
    members: 2,
    seats: 9,
    active: 1,
    cutters: 1,
    idle: 0,
  })
})

test('[SM3] who is disabled is out at once, everywhere, and cannot sign in; enabled again it is what it was, with its old password', async () => {
  const { of, boss, enter } = await office('out')
  const [seller, wall] = [await of('seller'), await of('wall', { status: 4 })]
  const tokens = [await enter('seller'), await enter('seller'), await enter('wall')]
  for (const token of tokens) expect(await isIn(token)).toBe(true)
  for (const id of [seller, wall]) expect((await staff().one(boss, 'disable', String(id))).ok).toBe(true)
  for (const token of tokens) expect(await isIn(token)).toBe(false)
  await expect(enter('seller')).rejects.toThrow()
  expect((await staff().one(boss, 'enable', String(wall))).ok).toBe(false)
  expect((await staff().one(boss, 'enable', String(seller))).ok).toBe(true)
  expect((await staff().one(boss, 'enableScreen', String(wall))).ok).toBe(true)
  expect((await listOf(boss, '?account_kind=2')).list[0]).toMatchObject({ staff_state: 4 })
  for (const token of tokens) expect(await isIn(token)).toBe(false)
  expect(await isIn(await enter('seller'))).toBe(true)
})

test('[SM4] nobody disables itself, who stands above it, or an account that may more', async () => {
  const { leader, of, boss, enter } = await office('self')
  const deputy = await of('deputy', { privilege_id: 1, daping: false })
  const peer = await of('peer', { privilege_id: 1, daping: false })
  const films = await of('films', { daping: false, video_menu: [2] })
  const token = await enter('deputy')
  const say = async (id: number, by = token): Promise<string> => (await staff().one(by, 'disable', String(id))).message
  expect(await say(leader, boss)).toBe('不能停用自己')
  expect(await say(deputy)).toBe('不能停用自己')
  expect(await say(leader)).toContain('上级')
  expect(await say(films)).toContain('你没有的权限')
  expect(await say(peer)).toBe('')
})

test('[SM5] no more accounts are active at once than the company has seats, however many are enabled together', async () => {
  const { of, boss } = await office('seats', 3)
  const ids = await Promise.all(['a', 'b', 'c', 'd'].map((who) => of(who, { status: 0 })))
  const results = await Promise.all(ids.map((id) => staff().one(boss, 'enable', String(id))))
  expect(results.filter(({ ok }) => ok)).toHaveLength(2)
  expect(results.find(({ ok }) => !ok)?.message).toContain('席位已满')
  expect((await listOf(boss)).summary.kpi.active).toBe(3)
})
