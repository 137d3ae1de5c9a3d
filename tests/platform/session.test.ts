import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../platform/http/passwords.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { viewsApi } from '../../shared/api/views.ts'
import { accountApi } from '../../shared/areas/account/api.ts'
import { sessionApi } from '../../shared/areas/account/session-api.ts'
import { exportsApi } from '../../shared/areas/exports/api.ts'
import { messagesApi } from '../../shared/areas/messages/api.ts'
import { searchApi } from '../../shared/areas/search/api.ts'
import { callsAtOnce, createAtOnce } from '../../shared/net/at-once.ts'
import { readRecord } from '../../shared/record/record.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const DAY = 86_400
const apis: Record<string, Record<string, Endpoint>> = {
  accountApi,
  exportsApi,
  messagesApi,
  searchApi,
  sessionApi,
  viewsApi,
}
let clock = Date.UTC(2026, 0, 15, 4) / 1000
let platform: TestPlatform
let company: number

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000, trustedProxies: ['172.20.0.0/16'] })
  company = await makeCompany(platform.db, 'Sessions')
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const member = (name: string, fields = {}) => makeMember(platform.db, name, company, 0, { privilege_id: 1, ...fields })
/** The same with a password that costs what it costs in earnest. */
const dear = async (name: string) => member(name, { password_hash: await hashPassword(password) })
const login = (account: string, secret: string, ip = '10.0.0.1', device?: string) =>
  platform.ask('/api/v1/login', {
    body: { account, password: secret },
    headers: { 'x-forwarded-for': ip, ...(device ? { device } : {}) },
  })
const newDevice = () => randomBytes(32).toString('base64url')
const isOpen = async (token: string) => (await platform.ask('/api/v1/member/info', { token })).envelope.status === 1
/** Past the seconds for which a found session is kept in the process. */
const later = (seconds: number): void => {
  clock += seconds
}

describe('tokens', () => {
  test('[C12] a token is 32 random bytes and only its hash is stored; the password is argon2id', async () => {
    const id = await dear('hashed')
    const { envelope } = await login('hashed', password)
    const { token, user } = envelope.data as { token: string; user: unknown }
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(readRecord(user)).toMatchObject({ id: String(id), username: 'hashed' })
    const row = await platform.db
      .selectFrom('auth_token')
      .selectAll()
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true)
    const stored = await platform.db
      .selectFrom('member')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('[C13] logout ends the session at once, here and in the database, and no other one', async () => {
    const id = await member('leaver')
    const first = await platform.signIn('leaver', password)
    const second = await platform.signIn('leaver', password)
    expect(await isOpen(first)).toBe(true)
    expect((await platform.ask('/api/v1/member/logout', { token: first })).envelope).toMatchObject({
      status: 1,
      data: null,
    })
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    const left = await platform.db.selectFrom('auth_token').selectAll().where('member_id', '=', id).execute()
    expect(left).toHaveLength(1)
  })

  test('[C14] a session ends 7 days after its last use, a screen 90 days after', async () => {
    await member('weekly')
    await member('screen', { status: 4 })
    const web = await platform.signIn('weekly', password)
    const screen = await platform.signIn('screen', password)
    later(6 * DAY)
    expect([await isOpen(web), await isOpen(screen)]).toEqual([true, true])
    later(6 * DAY)
    expect(await isOpen(web)).toBe(true)
    later(7 * DAY + 60)
    expect([await isOpen(web), await isOpen(screen)]).toEqual([false, true])
    later(89 * DAY)
    expect(await isOpen(screen)).toBe(true)
    later(91 * DAY)
    expect(await isOpen(screen)).toBe(false)
    const [daily, wall] = [await platform.signIn('weekly', password), await platform.signIn('screen', password)]
    for (let day = 0; day < 89; day += 5) {
      expect([await isOpen(daily), await isOpen(wall)]).toEqual([true, true])
      later(5 * DAY)
    }
    expect([await isOpen(daily), await isOpen(wall)]).toEqual([false, true])
  })

  test('[C15] the last use is written once a minute at most', async () => {
    const id = await member('frequent')
    const token = await platform.signIn('frequent', password)
    const used = async () =>
      (
        await platform.db
          .selectFrom('auth_token')
          .select('used_t')
          .where('member_id', '=', id)
          .executeTakeFirstOrThrow()
      ).used_t
    const opened = await used()
    later(30)
    await isOpen(token)
    expect(await used()).toBe(opened)
    later(31)
    await isOpen(token)
    expect(await used()).toBe(opened + 61)
  })

  test('[C16] an account that is disabled, expired or deleted loses its open sessions', async () => {
    for (const [name, change] of [
      ['fired', { status: 0 }],
      ['lapsed', { status: 3 }],
      ['removed', { deleted_t: 1 }],
    ] as const) {
      const id = await member(name)
      const token = await platform.signIn(name, password)
      expect(await isOpen(token)).toBe(true)
      await platform.db.updateTable('member').set(change).where('id', '=', id).execute()
      later(4)
      expect([name, await isOpen(token)]).toEqual([name, false])
    }
  })

  test('[C49] a clock that jumps by an hour, on or back, ends no session and lengthens none but by that hour', async () => {
    await member('jumper')
    for (const jump of [3600, -3600]) {
      const token = await platform.signIn('jumper', password)
      expect(await isOpen(token)).toBe(true)
      later(jump)
      const during = await platform.signIn('jumper', password)
      expect([await isOpen(token), await isOpen(during)]).toEqual([true, true])
      later(-jump)
      expect([await isOpen(token), await isOpen(during)]).toEqual([true, true])
      later(7 * DAY + 3600 + 60)
      expect([await isOpen(token), await isOpen(during)]).toEqual([false, false])
    }
  })

  test('[C49] whoever is disabled is out within seconds although the clock has just gone back by an hour', async () => {
    const id = await member('set-back')
    const token = await platform.signIn('set-back', password)
    expect(await isOpen(token)).toBe(true)
    later(-3600)
    await platform.db.updateTable('member').set({ status: 0 }).where('id', '=', id).execute()
    later(4)
    expect(await isOpen(token)).toBe(false)
  })
})

describe('who is signed in', () => {
  test('[C44] an account sees its sessions and ends one or all others at once, and never those of others', async () => {
    await member('owner')
    await member('other')
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
    const signIn = async (account: string, ip: string): Promise<string> => {
      const headers = { 'x-forwarded-for': ip, 'user-agent': agent }
      const { envelope } = await platform.ask('/api/v1/login', { body: { account, password }, headers })
      return (envelope.data as { token: string }).token
    }
    const [first, second, third] = [
      await signIn('owner', '10.0.1.1'),
      await signIn('owner', '10.0.1.2'),
      await signIn('owner', '10.0.1.3'),
    ]
    const foreign = await signIn('other', '10.0.1.4')
    later(120)
    expect(await isOpen(first)).toBe(true)
    const listed = async (token: string) => {
      const { envelope } = await platform.ask('/api/v1/member/session', { token })
      return (envelope.data as { list: (Record<string, unknown> & { id: string })[] }).list
    }
    const list = await listed(first)
    expect(list.map(({ id: _, ...row }) => row)).toEqual([
      {
        device: 'Chrome 130 · Windows 10',
        address: '10.0.1.1',
        add_time: clock - 120,
        used_time: clock,
        current: true,
      },
      {
        device: 'Chrome 130 · Windows 10',
        address: '10.0.1.3',
        add_time: clock - 120,
        used_time: clock - 120,
        current: false,
      },
      {
        device: 'Chrome 130 · Windows 10',
        address: '10.0.1.2',
        add_time: clock - 120,
        used_time: clock - 120,
        current: false,
      },
    ])
    const end = async (token: string, body: object) =>
      (await platform.ask('/api/v1/member/session/end', { token, body })).envelope.data
    const id = list[2]?.id
    expect(await end(foreign, { id })).toEqual({ ended: 0 })
    expect(await isOpen(second)).toBe(true)
    expect(await end(first, { id })).toEqual({ ended: 1 })
    expect([await isOpen(first), await isOpen(second), await isOpen(third)]).toEqual([true, false, true])
    expect(await end(first, {})).toEqual({ ended: 1 })
    expect([await isOpen(first), await isOpen(third), await isOpen(foreign)]).toEqual([true, false, true])
  })

  test('[C42] a wall seat reaches what a wall needs and nothing else; its record holds no phone', async () => {
    await member('seat', { status: 4, mobile: '13800000042' })
    const token = await platform.signIn('seat', password)
    const info = await platform.ask('/api/v1/member/info', { token, headers: { lang: 'en' } })
    expect(info.envelope.data).toMatchObject({ username: 'seat', mobile: '', referrerMobile: '' })
    for (const path of ['/api/v1/screen/data', '/api/v1/announ', '/api/v1/announ/list', '/api/v1/register/rules'])
      expect([path, (await platform.ask(path, { token })).envelope.status]).toEqual([path, 1])
    const endpoints = Object.values(apis).flatMap((api) => Object.values(api))
    const people = endpoints.filter(({ access }) => access === 'session')
    expect(people.length).toBeGreaterThan(12)
    const refused = { status: 403, message: '大屏账号只能查看大屏，不能使用这个功能', data: { rules: ['wall-seat'] } }
    for (const { method, path } of people) {
      const asked = method === 'GET' ? { token } : { token, body: {} }
      expect([path, (await platform.ask(path, asked)).envelope]).toEqual([path, refused])
    }
    for (const type of ['password', 'phone_old', 'phone_new']) {
      const body = { type, mobile: '13800000043' }
      expect((await platform.ask('/api/v1/smscode', { token, body })).envelope).toEqual(refused)
    }
    expect((await platform.ask('/api/v1/member/logout', { token })).envelope.status).toBe(1)
  })

  test('[C43] one session has 64 calls under way at most; the next waits, other sessions do not', async () => {
    const callers = createAtOnce(callsAtOnce)
    const leaves = Array.from({ length: 64 }, () => callers.enter('a'))
    expect([callers.enter('a'), callers.enter('b') === null]).toEqual([null, false])
    leaves[0]?.()
    expect([callers.enter('a') === null, callers.enter('a')]).toEqual([false, null])
    await member('flood')
    const token = await platform.signIn('flood', password)
    const slow = Array.from({ length: 80 }, () => platform.ask('/api/v1/console/overview', { token }))
    const answers = (await Promise.all(slow)).map(({ envelope }) => envelope)
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 1).length + refused.length).toBe(80)
    for (const one of refused)
      expect(one).toMatchObject({ data: { retry_after: 1 }, message: '当前请求较多，请稍后再试' })
    expect(await isOpen(token)).toBe(true)
  })
})

describe('login', () => {
  test('[C17] an unknown account and a wrong password get the same answer in the same time', async () => {
    await dear('known')
    const times: Record<string, number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 12; round++) {
      for (const [kind, account] of [
        ['known', 'known'],
        ['unknown', 'nobody-here'],
      ] as const) {
        later(901)
        const before = performance.now()
        const { envelope } = await login(account, 'wrong-password')
        times[kind]?.push(performance.now() - before)
        expect(envelope).toEqual({ status: 0, data: null, message: '账号或密码错误' })
      }
    }
    // The least of each: on a busy machine any of the others may have waited.
    const least = (kind: string) => Math.min(...(times[kind] ?? []))
    expect(least('unknown')).toBeGreaterThan(least('known') * 0.5)
    expect(least('known')).toBeGreaterThan(least('unknown') * 0.5)
  })

  test('[C18] the state of an account is told after the right password only', async () => {
    const states = [
      [0, '账号已停用'],
      [2, '账号待审核'],
      [3, '账号已过期'],
    ] as const
    for (const [status, message] of states) {
      const name = `state-${status}`
      await member(name, { status })
      expect((await login(name, password)).envelope).toEqual({ status: 0, data: null, message })
      expect((await login(name, 'wrong-password')).envelope.message).toBe('账号或密码错误')
    }
    const ended = await makeCompany(platform.db, 'Ended', { expire_t: clock - 1 })
    await makeMember(platform.db, 'orphan', ended)
    expect((await login('orphan', password)).envelope.message).toBe('账号已过期')
  })

  test('[C19] after five failures an account waits, told how long; the right password is not looked at, then it is', async () => {
    await member('victim')
    const elsewhere = await platform.signIn('victim', password)
    later(901)
    for (let n = 0; n < 5; n++) expect((await login('victim', 'wrong-password')).envelope.status).toBe(0)
    later(60)
    const refused = await login('victim', password)
    expect(refused.envelope).toEqual({
      status: 429,
      data: { retry_after: 840 },
      message: '登录失败次数过多，请在 14 分钟后再试',
    })
    expect(refused.headers.get('retry-after')).toBe('840')
    expect(await isOpen(elsewhere)).toBe(true)
    for (let n = 0; n < 10; n++) await login('victim', 'wrong-password')
    later(841)
    expect((await login('victim', password)).envelope.status).toBe(1)
    for (let n = 0; n < 4; n++) expect((await login('victim', 'wrong-password')).envelope.status).toBe(0)
    expect((await login('victim', password)).envelope.status).toBe(1)
  })

  test('[C19] [C20] the waits of an address grow with every five failures, for accounts that do not exist too', async () => {
    await member('stubborn')
    for (const account of ['stubborn', 'stubborn-ghost']) {
      later(86_401)
      const waits: unknown[] = []
      for (let round = 0; round < 7; round++) {
        for (let n = 0; n < 5; n++) expect((await login(account, 'wrong-password', '10.4.0.1')).envelope.status).toBe(0)
        const { data } = (await login(account, 'wrong-password', '10.4.0.1')).envelope
        const { retry_after } = data as { retry_after: number }
        waits.push(retry_after)
        later(retry_after)
      }
      expect(waits).toEqual([900, 1800, 3600, 7200, 14_400, 14_400, 14_400])
    }
  })

  test('[C21] strangers from everywhere wait together for one account, each time longer', async () => {
    later(86_401)
    await member('famous')
    let address = 0
    const stranger = async () => {
      address += 1
      return (await login('famous', 'wrong-password', `10.5.0.${address}`)).envelope
    }
    for (let n = 0; n < 20; n++) expect((await stranger()).status).toBe(0)
    expect(await stranger()).toMatchObject({ status: 429, data: { retry_after: 900 } })
    expect((await login('famous', password, '10.6.0.1')).envelope.status).toBe(429)
    later(900)
    for (let n = 0; n < 20; n++) expect((await stranger()).status).toBe(0)
    expect(await stranger()).toMatchObject({ status: 429, data: { retry_after: 1800 } })
  })

  test('[C41] a device that signed in before is never kept out by others, and has five tries of its own', async () => {
    later(86_401)
    const id = await member('targeted')
    await member('neighbour')
    const [own, foreign] = [newDevice(), newDevice()]
    expect((await login('targeted', password, '10.8.0.1', own)).envelope.status).toBe(1)
    expect((await login('neighbour', password, '10.8.0.2', foreign)).envelope.status).toBe(1)
    const keys = await platform.db.selectFrom('known_device').selectAll().where('member_id', '=', id).execute()
    expect(keys.map(({ key_hash }) => key_hash)).toEqual([createHash('sha256').update(own).digest()])
    for (let n = 0; n < 25; n++) await login('targeted', 'wrong-password', `10.8.1.${n % 5}`)
    for (let n = 0; n < 20; n++) await login(`spray-${n}`, 'wrong-password', '10.8.0.1')
    expect((await login('targeted', password, '10.8.0.1')).envelope.status).toBe(429)
    expect((await login('targeted', password, '10.8.0.9', foreign)).envelope.status).toBe(429)
    expect((await login('targeted', password, '10.8.0.1', own)).envelope.status).toBe(1)
    for (let n = 0; n < 5; n++) await login('targeted', 'wrong-password', `10.8.2.${n}`, own)
    expect((await login('targeted', password, '10.8.2.9', own)).envelope).toMatchObject({ data: { retry_after: 900 } })
    later(180 * DAY)
    expect((await login('targeted', password, '10.8.0.1', own)).envelope.status).toBe(1)
  })

  test('[C20] accounts that do not exist wait as well, and attempts at the same time get no more tries', async () => {
    later(901)
    const tries = await Promise.all(Array.from({ length: 30 }, () => login('ghost', 'wrong-password', '10.9.9.9')))
    const looked = tries.filter(({ envelope }) => envelope.message === '账号或密码错误')
    expect(looked.length).toBeLessThanOrEqual(5)
    expect(tries.filter(({ envelope }) => envelope.status === 429).length).toBe(30 - looked.length)
  })

  test('[C21] after twenty failures an address waits, others do not', async () => {
    later(901)
    await member('bystander')
    for (let n = 0; n < 20; n++) await login(`spray-${n}`, 'wrong-password', '10.7.7.7')
    expect((await login('bystander', password, '10.7.7.7')).envelope.status).toBe(429)
    expect((await login('bystander', password, '10.7.7.8')).envelope.status).toBe(1)
  })

  test('[H13] behind a relay or proxy that the platform trusts, an outsider uses up the tries of his own address only', async () => {
    later(901)
    await member('insider')
    const through = '172.20.0.2, 172.20.0.1'
    for (let n = 0; n < 20; n++) await login(`other-${n}`, 'wrong-password', `6.6.6.6, 203.0.113.9, ${through}`)
    expect((await login('insider', password, `203.0.113.9, ${through}`)).envelope.status).toBe(429)
    expect((await login('insider', password, `203.0.113.10, ${through}`)).envelope.status).toBe(1)
  })
})
