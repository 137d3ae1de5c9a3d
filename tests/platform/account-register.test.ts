import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLeaders } from '../../platform/queries/leaders.ts'
import { issueCode, otherThan } from '../support/codes.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const clock = Date.UTC(2026, 0, 15, 4) / 1000
let platform: TestPlatform
let company: number
let leader: number
let addresses = 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000 })
  company = await makeCompany(platform.db, 'Tide')
  const top = await makeMember(platform.db, 'top', company, 0, { agency_level: 1, privilege_id: 1 })
  leader = await makeMember(platform.db, 'leader', company, top, {
    agency_level: 2,
    membername: '沈潮生',
    share_rate_bp: 2500,
  })
  await invite('GOOD', leader)
  await invite('LATE', leader, { expire_t: clock })
  await invite('GONE', await makeMember(platform.db, 'gone', company, 0, { status: 0 }))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const invite = (code: string, member_id: number, fields = {}) =>
  platform.db
    .insertInto('invite')
    .values({ code, member_id, share_rate_bp: 3000, expire_t: clock + 60, add_time: clock, ...fields })
    .execute()

/** Failures of an address count together. */
const elsewhere = (): string => {
  addresses += 1
  return `10.1.0.${addresses}`
}
const ask = (path: string, body?: object, ip = elsewhere()) =>
  platform.ask(path, { ...(body ? { body } : {}), headers: { 'x-forwarded-for': ip } })
const form = (account: string, mobile: string, code: string, more = {}) => ({
  account,
  mobile,
  code,
  password,
  password_confirm: password,
  ...more,
})
const register = async (...args: Parameters<typeof form>) => (await ask('/api/v1/register', form(...args))).envelope
const code = (mobile: string, at = clock) => issueCode(platform.db, mobile, 'register', at)
const fieldsOf = (envelope: { data: unknown }) => (envelope.data as { fields: Record<string, string> }).fields
const memberCalled = (username: string) =>
  platform.db.selectFrom('member').selectAll().where('username', '=', username).executeTakeFirst()

describe('invitations', () => {
  test('[K1] one shows leader, company and end; unknown, expired and those of disabled members are refused by name', async () => {
    const shown = await ask('/api/v1/invite?code=good')
    expect(shown.envelope.data).toEqual({ leader: '沈潮生', company: 'Tide', expire_time: clock + 60 })
    expect(fieldsOf((await ask('/api/v1/invite?code=NONE')).envelope)).toEqual({ code: '邀请码不存在' })
    expect(fieldsOf((await ask('/api/v1/invite?code=GONE')).envelope)).toEqual({ code: '邀请码不存在' })
    expect(fieldsOf((await ask('/api/v1/invite?code=LATE')).envelope)).toEqual({ code: '邀请已过期' })
    const mobile = '13900000001'
    for (const [used, message] of [
      ['NONE', '邀请码不存在'],
      ['LATE', '邀请已过期'],
    ] as const) {
      const envelope = await register('refused', mobile, await code(mobile), { invite: used })
      expect(fieldsOf(envelope)).toEqual({ invite: message })
    }
    expect(await memberCalled('refused')).toBeUndefined()
  })
})

describe('registration', () => {
  test('[K2] an invited account comes under the leader, one level below, and waits for approval; the leader is told', async () => {
    const mobile = '13900000002'
    const given = { invite: 'GOOD', membername: '林小溪', kind: 'agent', password: 'another-secret' }
    const more = { ...given, password_confirm: given.password }
    const envelope = await register('invited', mobile, await code(mobile), more)
    expect(envelope).toMatchObject({ status: 1, data: { id: expect.stringMatching(/^\d+$/) } })
    const member = await memberCalled('invited')
    expect(member).toMatchObject({ company_id: company, manager_id: leader, referrer_id: leader, agency_level: 3 })
    expect(member).toMatchObject({ privilege_id: 0, status: 2, kind: 'agent', mobile, share_rate_bp: 2500 })
    const above = await platform.db
      .selectFrom('member_closure')
      .innerJoin('member', 'member.id', 'ancestor_id')
      .select(['username', 'depth'])
      .where('descendant_id', '=', member?.id ?? 0)
      .orderBy('depth')
      .execute()
    expect(above.map(({ username }) => username)).toEqual(['invited', 'leader', 'top'])
    const notices = await platform.db.selectFrom('notice').selectAll().where('member_id', '=', leader).execute()
    expect(notices).toMatchObject([
      { company_id: company, about: '林小溪', agency_level: 3, event_code: 'member.registered', add_time: clock },
    ])
    const answer = await ask('/api/v1/login', { account: 'invited', password: 'another-secret' })
    expect(answer.envelope.message).toBe('账号待审核')
  })

  test('[K22] who awaits approval is not counted in a team', async () => {
    const mobile = '13900000009'
    const count = async () => (await readLeaders(platform.db, scope)).find(({ id }) => id === leader)?.members
    const scope = { text: `c${company}`, company_id: company, member_id: null }
    const before = await count()
    await register('counted', mobile, await code(mobile), { invite: 'GOOD' })
    expect(await count()).toBe(before)
    await platform.db.updateTable('member').set({ status: 1 }).where('username', '=', 'counted').execute()
    expect(await count()).toBe((before ?? 0) + 1)
  })

  test('[K3] without an invitation an account has no company and nobody above, at level 4; below level 4 there is none', async () => {
    await register('alone', '13900000003', await code('13900000003'))
    const alone = await memberCalled('alone')
    expect(alone).toMatchObject({ company_id: 0, manager_id: null, referrer_id: null, agency_level: 4, status: 2 })
    expect(alone).toMatchObject({ kind: 'creator', membername: '' })
    await invite('LOWEST', await makeMember(platform.db, 'lowest', company, leader, { agency_level: 4 }))
    await register('lower', '13900000004', await code('13900000004'), { invite: 'LOWEST' })
    expect(await memberCalled('lower')).toMatchObject({ agency_level: 4 })
  })

  test('[K4] differing passwords and a taken name are told at once, a taken mobile only after the right code', async () => {
    const mobile = '13900000005'
    const right = await code(mobile)
    const differing = await register('careful', mobile, right, { password_confirm: 'something-else' })
    expect(fieldsOf(differing)).toEqual({ password_confirm: '两次密码不一致!' })
    expect(fieldsOf(await register('leader', mobile, otherThan(right)))).toEqual({ account: '账号已被使用' })
    await makeMember(platform.db, 'owner', company, 0, { mobile })
    expect(fieldsOf(await register('careful', mobile, otherThan(right)))).toEqual({ code: '验证码错误' })
    expect(fieldsOf(await register('careful', mobile, right))).toEqual({ mobile: '手机号已被使用' })
    expect(await memberCalled('careful')).toBeUndefined()
  })
})

describe('names', () => {
  test('[K25] a taken account name is told before any code; after twenty an address waits; of mobiles nothing is told', async () => {
    const free = async (account: string, ip?: string) =>
      (await ask(`/api/v1/register/name?account=${account}`, undefined, ip)).envelope
    expect(await free('nobody-yet')).toMatchObject({ status: 1, data: null })
    const ip = '10.3.0.1'
    for (let n = 0; n < 20; n++) expect(fieldsOf(await free('leader', ip))).toEqual({ account: '账号已被使用' })
    expect(await free('leader', ip)).toMatchObject({ status: 429 })
    expect((await free('nobody-yet', ip)).status).toBe(429)
    expect(fieldsOf(await free('13900000001@')).account).toBeDefined()
  })

  test('[K23] a password of one of the new account’s own names is refused', async () => {
    const mobile = '13900000031'
    const right = await code(mobile)
    const own = '密码不能是账号、手机号、姓名、公司或产品的名称，请换一个'
    for (const one of ['seafarer', 'Tide2026', mobile, '海上人1999']) {
      const more = { password: one, password_confirm: one, invite: 'GOOD', membername: '海上人' }
      expect([one, fieldsOf(await register('seafarer', mobile, right, more))]).toEqual([one, { password: own }])
    }
    expect((await register('seafarer', mobile, right, { invite: 'GOOD' })).status).toBe(1)
  })
})

describe('codes', () => {
  test('[K5] a wrong try counts although the call is refused, after five even the right code is; so is one that ran out', async () => {
    const mobile = '13900000006'
    const right = await code(mobile)
    for (let n = 0; n < 5; n++) {
      expect(fieldsOf(await register('guesser', mobile, otherThan(right)))).toEqual({ code: '验证码错误' })
    }
    expect(fieldsOf(await register('guesser', mobile, right))).toEqual({ code: '尝试次数过多，请重新获取' })
    const old = await code(mobile, clock - 3600)
    expect(fieldsOf(await register('guesser', mobile, old))).toEqual({ code: '验证码已过期，请重新获取' })
    expect(await memberCalled('guesser')).toBeUndefined()
  })

  test('[K6] a code is good for one account, also when several ask for theirs at the same time', async () => {
    const mobile = '13900000007'
    const right = await code(mobile)
    const tries = Array.from({ length: 8 }, (_, n) => register(`racer-${n}`, mobile, right))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => status !== 1)) {
      expect(fieldsOf(refused)).toEqual({ code: '请先获取验证码' })
    }
  })

  test('[K7] after twenty failures an address waits, at each of the three calls on its own; another one does not', async () => {
    const asks = {
      invite: (ip: string) => ask('/api/v1/invite?code=NONE', undefined, ip),
      register: (ip: string) => ask('/api/v1/register', form('leader', '13900000008', '000000'), ip),
      forget: (ip: string) => {
        const { account: _, ...body } = form('', '13900000008', '000000')
        return ask('/api/v1/member/forget', body, ip)
      },
    }
    for (const [name, once] of Object.entries(asks)) {
      for (let n = 0; n < 20; n++) expect([name, (await once('10.2.0.1')).envelope.status]).toEqual([name, 0])
      const { envelope, headers } = await once('10.2.0.1')
      expect(envelope).toMatchObject({ status: 429, message: '尝试次数过多，请在 15 分钟后再试' })
      expect(headers.get('retry-after')).toBe('900')
      expect((await once('10.2.0.2')).envelope.status).toBe(0)
    }
  })
})
