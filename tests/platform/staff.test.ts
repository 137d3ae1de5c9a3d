import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '../../shared/api/envelope.ts'
import { taskState } from '../../shared/areas/clips/states.ts'
import { staffWorkflow } from '../../shared/areas/staff/workflow.ts'
import { makeDemand, makeTask } from '../support/clip-beds.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
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

const wish = {
  id: null,
  username: 'new.one',
  password: 'first-words-9',
  membername: '林小满',
  mobile: '13900000001',
  privilege_group: '0',
  above: null,
  is_film_cutter: false,
  video_screen: false,
  video_home: false,
  video_details: false,
  is_screen: false,
}
const unsaid = { username: null, password: null, mobile: null }
const save = (token: string, fields: Partial<Record<keyof typeof wish, unknown>>): Promise<Envelope> =>
  ask(token, '/save', { ...wish, ...fields })
const idOf = ({ data, message }: Envelope): string => (data as { id?: string } | null)?.id ?? expect.fail(message)
const fieldsOf = ({ data }: Envelope): Readonly<Record<string, string>> =>
  (data as { fields?: Record<string, string> } | null)?.fields ?? {}
const recordOf = async (token: string) =>
  (await platform.ask('/api/v1/member/info', { token })).envelope.data as Readonly<Record<string, unknown>>
const ownPassword = async (token: string, words: string): Promise<Envelope> =>
  (await platform.ask('/api/v1/member/firstpass', { token, body: { password: words, password_confirm: words } }))
    .envelope

test('[SM6] who signs in with a password that somebody else made sets its own, and can do nothing else before', async () => {
  const { of, boss, enter } = await office('reset')
  const seller = await of('seller', { video_menu: [1, 2, 3], is_share_video: true })
  const before = await enter('seller')
  const { data } = await ask(boss, '/resetpass', { id: String(seller) })
  const { password: once } = data as { password: string }
  expect(once).toMatch(/^[a-zA-Z2-9]{16}$/)
  expect(await isIn(before)).toBe(false)
  await expect(enter('seller')).rejects.toThrow()
  const token = await platform.signIn('reset-seller', once)
  const other = await platform.signIn('reset-seller', once)
  expect((await recordOf(token)).must_change).toBe(1)
  for (const path of ['/api/v1/clip/material', '/api/v1/member/session', '/api/v1/member/choices'])
    expect([path, (await platform.ask(path, { token })).envelope]).toMatchObject([path, { status: 403 }])
  expect(fieldsOf(await ownPassword(token, once))).toHaveProperty('password')
  expect(fieldsOf(await ownPassword(token, 'reset-seller'))).toHaveProperty('password')
  expect((await ownPassword(token, 'a-word-of-mine')).data).toMatchObject({ must_change: 0 })
  expect((await platform.ask('/api/v1/member/session', { token })).envelope.status).toBe(1)
  expect(await isIn(other)).toBe(false)
  await expect(platform.signIn('reset-seller', once)).rejects.toThrow()
  expect((await ownPassword(token, 'another-of-mine')).status).toBe(0)
  const { list } = await staff().history(boss, String(seller))
  expect(list.map(({ transition, by }) => [transition, by])).toEqual([['reset', 'reset-leader']])
  expect(JSON.stringify(list)).not.toContain(once)
})

test('[SM7] nobody resets its own password here, nor one of who stands above it or may more', async () => {
  const { leader, of, enter } = await office('resets')
  const deputy = await of('deputy', { privilege_id: 1 })
  const films = await of('films', { video_menu: [2] })
  const token = await enter('deputy')
  const say = async (id: number): Promise<string> => (await ask(token, '/resetpass', { id: String(id) })).message
  expect(await say(deputy)).toContain('修改密码')
  expect(await say(leader)).toContain('上级')
  expect(await say(films)).toContain('你没有的权限')
  const rival = await office('resets rival')
  expect((await ask(rival.boss, '/resetpass', { id: String(deputy) })).message).toContain('员工不存在')
})

test('[SM8] a new account signs in with what was given, stands below who was chosen, and sets its own password first', async () => {
  const { company, of, boss } = await office('adds')
  const head = await of('head')
  const id = idOf(await save(boss, { above: String(head), video_home: true, is_film_cutter: true }))
  const { list } = await listOf(boss, `?keyword=${id}`)
  expect(list[0]).toMatchObject({
    membername: '林小满',
    username: 'new.one',
    mobile: '139****0001',
    team_name: 'adds-head',
    is_film_cutter: true,
    staff_state: 1,
  })
  const token = await platform.signIn('new.one', wish.password)
  expect(await recordOf(token)).toMatchObject({
    company,
    must_change: 1,
    video_menu: [2],
    is_share_video: 1,
    privilege_id: 0,
  })
  expect((await ask(boss, `/detail?id=${id}`)).data).toMatchObject({
    above: String(head),
    video_home: true,
    video_screen: false,
  })
  const wall = idOf(await save(boss, { username: 'adds.wall', mobile: null, is_screen: true }))
  expect(await recordOf(await platform.signIn('adds.wall', wish.password))).toMatchObject({
    id: wall,
    status: 4,
    must_change: 0,
  })
})

test('[SM9] a name or mobile that exists, a wrong one, and what is missing are told beside their fields; full seats in words', async () => {
  const { of, boss } = await office('wrongs', 3)
  await of('taken', { mobile: '13700000001' })
  expect(fieldsOf(await save(boss, { username: 'wrongs-taken' }))).toEqual({ username: '账号已被使用' })
  expect(fieldsOf(await save(boss, { username: 'wrongs.a', mobile: '13700000001' }))).toEqual({
    mobile: '手机号已存在',
  })
  expect(Object.keys(fieldsOf(await save(boss, { username: 'a', mobile: '12', membername: 'Lin' }))).sort()).toEqual([
    'membername',
    'mobile',
    'username',
  ])
  expect(fieldsOf(await save(boss, { username: 'wrongs.a', mobile: null }))).toHaveProperty('mobile')
  expect(fieldsOf(await save(boss, { ...unsaid, mobile: '13700000002' }))).toHaveProperty('username')
  expect(fieldsOf(await save(boss, { username: 'wrongs.a', password: '123456' }))).toHaveProperty('password')
  const both = await Promise.all([1, 2].map((n) => save(boss, { username: `wrongs.n${n}`, mobile: `1370000001${n}` })))
  expect(both.map(({ status }) => status).sort()).toEqual([0, 1])
  expect(both.find(({ status }) => status === 0)?.message).toContain('席位已满')
})

test('[SM10] nobody gives more than it has: no group, no screen of clips, no wall', async () => {
  const { leader, of, enter } = await office('gives')
  await of('deputy', { privilege_id: 1, video_menu: [3], daping: false })
  const deputy = await enter('deputy')
  const refused = async (token: string, fields: object): Promise<string[]> =>
    Object.keys(fieldsOf(await save(token, { username: 'gives.x', mobile: '13600000001', ...fields })))
  expect(await refused(deputy, { video_home: true })).toEqual(['video_home'])
  expect(await refused(deputy, { is_screen: true })).toEqual(['is_screen'])
  expect(await refused(deputy, { privilege_group: '7' })).toEqual(['privilege_group'])
  await makeMember(platform.db, 'gives-agent', 0, 0, { agency_level: 1 })
  const agent = await platform.signIn('gives-agent', password)
  expect(await refused(agent, { privilege_group: '1' })).toEqual(['privilege_group'])
  expect(await refused(agent, { is_screen: true })).toEqual(['is_screen'])
  expect(await refused(agent, { above: String(leader) })).toEqual(['above'])
  expect((await save(agent, { username: 'gives.own', mobile: '13600000002' })).status).toBe(1)
})

test('[SM11] what an account may do holds from its next call on; it moves with all below it, never below itself', async () => {
  const { leader, of, boss, enter } = await office('edits')
  const head = await of('head')
  const seller = await of('seller', { membername: '王小二' }, head)
  const below = await of('below', {}, seller)
  const token = await enter('seller')
  expect((await ask(token, '/list')).status).toBe(403)
  const edited = { ...unsaid, id: String(seller), mobile: '13500000001' }
  expect(idOf(await save(boss, { ...edited, privilege_group: '1' }))).toBe(String(seller))
  expect((await ask(token, '/list')).status).toBe(1)
  expect(idOf(await save(boss, { ...edited, mobile: null }))).toBe(String(seller))
  expect((await ask(token, '/list')).status).toBe(403)
  expect(fieldsOf(await save(boss, { ...edited, above: String(below) }))).toHaveProperty('above')
  expect(idOf(await save(boss, { ...edited, above: String(leader) }))).toBe(String(seller))
  expect((await listOf(boss, `?keyword=${seller}`)).list[0]).toMatchObject({
    membername: '林小满',
    team_name: 'edits-leader',
    mobile: '135****0001',
  })
  const tree = await platform.db
    .selectFrom('member_closure')
    .select(['ancestor_id', 'depth'])
    .where('descendant_id', '=', below)
    .orderBy('depth')
    .execute()
  expect(tree).toEqual([
    { ancestor_id: below, depth: 0 },
    { ancestor_id: seller, depth: 1 },
    { ancestor_id: leader, depth: 2 },
  ])
  const own = { ...unsaid, id: String(leader), mobile: '13500000002' }
  expect(fieldsOf(await save(boss, own))).toHaveProperty('privilege_group')
  expect(fieldsOf(await save(boss, { ...own, privilege_group: '1', is_screen: true }))).toHaveProperty('is_screen')
})

test('[SM12] what somebody has in hand goes to another at once, with its counts; what was before keeps its owner', async () => {
  const { db } = platform
  const { company, leader, of, boss } = await office('leaves')
  const [head, heir] = [await of('head', { is_film_cutter: true }), await of('heir', { is_film_cutter: true })]
  const below = [await of('below', {}, head), await of('beside', {}, head)]
  for (const id of ['creator', 'quiet']) await makeCreator(db, company, id, head)
  // One of them is being unbound and gets another share tomorrow: both go with it.
  const parting = { state: 4, unbind_t: now - 60, end_t: now + 40 * 86_400 }
  await db
    .updateTable('creator_binding')
    .set(parting)
    .where('creator_id', '=', 'quiet')
    .where('member_id', '=', head)
    .execute()
  await sql`insert into creator_share (binding_id, from_t, share_rate_bp)
    select id, ${now + 86_400}, 1234 from creator_binding where creator_id = 'quiet' and member_id = ${head}`.execute(
    db,
  )
  const demand = await makeDemand(db, company, leader, now, { state: 4, reviewer_id: head })
  const open = await makeTask(db, demand, now, {
    cutter_id: head,
    state: taskState.editing,
    assigned_t: now,
    accepted_t: now,
  })
  const done = await makeTask(db, demand, now, {
    cutter_id: head,
    state: taskState.approved,
    assigned_t: now,
    accepted_t: now,
  })
  const [line] = [lineWith({ creator_id: 'creator' })]
  allTaken(await platform.gate.submit(company, [orderAt(now - 60, { order_id: 'leaves-1', lines: [line] })]))
  const work = { creators: 2, tasks: 1, reviews: 1, shops: 0, ad_accounts: 0, members: 2 }
  expect((await ask(boss, `/detail?id=${head}`)).data).toMatchObject({ work })
  const hand = (to: number) => ask(boss, '/transfer', { id: String(head), to: String(to) })
  expect(fieldsOf(await hand(head))).toHaveProperty('to')
  expect(fieldsOf(await hand(leader))).toEqual({ to: '有进行中的剪辑任务，请选择剪辑师' })
  expect((await hand(heir)).data).toEqual(work)
  expect((await ask(boss, `/detail?id=${head}`)).data).toMatchObject({
    work: { creators: 0, tasks: 0, reviews: 0, shops: 0, ad_accounts: 0, members: 0 },
  })
  expect((await ask(boss, `/detail?id=${heir}`)).data).toMatchObject({ work })
  const { rows: bound } = await sql`
    select b.state, b.unbind_t, b.end_t, s.from_t, s.share_rate_bp from creator_binding b
    join creator_share s on s.binding_id = b.id where b.creator_id = 'quiet' and b.member_id = ${heir}`.execute(db)
  expect(bound).toEqual([{ ...parting, from_t: now + 86_400, share_rate_bp: 1234 }])
  const tasks = await db
    .selectFrom('clip_task')
    .select(['id', 'cutter_id', 'state'])
    .where('demand_id', '=', demand)
    .orderBy('id')
    .execute()
  expect(tasks).toEqual([
    { id: open, cutter_id: heir, state: taskState.editing },
    { id: done, cutter_id: head, state: taskState.approved },
  ])
  for (const id of below)
    expect((await listOf(boss, `?keyword=${id}`)).list[0]).toMatchObject({ team_name: 'leaves-heir' })
  allTaken(
    await platform.gate.submit(company, [
      orderAt(now + 60, { order_id: 'leaves-2', lines: [lineWith({ creator_id: 'quiet' })] }),
    ]),
  )
  const owners = await db
    .selectFrom('affiliate_order_line')
    .select(['order_id', 'owner_member_id'])
    .where('company_id', '=', company)
    .orderBy('order_id')
    .execute()
  expect(owners).toEqual([
    { order_id: 'leaves-1', owner_member_id: head },
    { order_id: 'leaves-2', owner_member_id: heir },
  ])
  expect((await staff().one(boss, 'disable', String(head))).ok).toBe(true)
})

test('[SM13] a handover is whole or not at all: nobody gets more clip tasks than one may have, and who takes over from above rises first', async () => {
  const { db } = platform
  const { company, leader, of, boss } = await office('wholes')
  const head = await of('head', { is_film_cutter: true })
  const branch = await of('branch', {}, head)
  const heir = await of('heir', { is_film_cutter: true }, branch)
  const beside = await of('beside', {}, head)
  const demand = await makeDemand(db, company, leader, now, { state: 4 })
  const under = { state: taskState.editing, assigned_t: now, accepted_t: now }
  const own = await Promise.all([1, 2, 3, 4, 5].map(() => makeTask(db, demand, now, { ...under, cutter_id: heir })))
  await makeTask(db, demand, now, { ...under, cutter_id: head })
  const hand = () => ask(boss, '/transfer', { id: String(head), to: String(heir) })
  expect(fieldsOf(await hand()).to).toContain('5')
  expect((await ask(boss, `/detail?id=${head}`)).data).toMatchObject({ work: { members: 2, tasks: 1 } })
  await db.updateTable('clip_task').set({ state: taskState.approved }).where('id', 'in', own).execute()
  expect((await hand()).status).toBe(1)
  const above = async (id: number) => (await listOf(boss, `?keyword=${id}`)).list[0]?.team_name
  expect([await above(branch), await above(heir), await above(beside), await above(head)]).toEqual([
    'wholes-leader',
    'wholes-branch',
    'wholes-heir',
    'wholes-leader',
  ])
})
