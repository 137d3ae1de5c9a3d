import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeCode } from '../../platform/sms/codes.ts'
import { readSmsLimits } from '../../platform/sms/limits.ts'
import type { SmsType } from '../../shared/areas/account/api.ts'
import type { OutboxMessage } from '../../shared/areas/outbox/api.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const DAY = 86_400
let clock = Date.UTC(2026, 0, 15, 4) / 1000
let platform: TestPlatform
let company: number

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000 })
  company = await makeCompany(platform.db, 'Codes')
})
afterAll(() => platform?.[Symbol.asyncDispose]())

let addresses = 0
interface Asked {
  readonly token?: string
  readonly ip?: string
  readonly lang?: string
}
const request = (type: SmsType, mobile: string | undefined, { token, ip, lang = 'zh' }: Asked = {}) => {
  addresses += 1
  const headers = { 'x-forwarded-for': ip ?? `10.1.${addresses >> 8}.${addresses & 255}`, lang }
  return platform.ask('/api/v1/smscode', { body: { mobile, type }, headers, ...(token ? { token } : {}) })
}
const newest = (mobile: string) =>
  platform.db
    .selectFrom('sms_outbox')
    .selectAll()
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
const codeFor = async (mobile: string): Promise<string> => /\d{6}/.exec((await newest(mobile))?.text ?? '')?.[0] ?? ''
const take = (mobile: string, code: string, type: SmsType = 'register') =>
  takeCode(platform.db, { mobile, type, code, now: clock })
const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000')
const member = (name: string, fields = {}) => makeMember(platform.db, name, company, 0, { privilege_id: 1, ...fields })

describe('codes', () => {
  test('[M1] [M13] one of fifty that use a right code at once has it; it fits its own number and purpose only', async () => {
    expect((await request('register', '13900000001')).envelope).toMatchObject({ status: 1, data: { wait: 60 } })
    const code = await codeFor('13900000001')
    expect(code).toMatch(/^\d{6}$/)
    expect(await take('13900000002', code)).toBe('none')
    expect(await take('13900000001', code, 'forget')).toBe('none')
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => take('13900000001', code)))
    expect(outcomes.filter((one) => one === 'right')).toHaveLength(1)
    expect(await take('13900000001', code)).toBe('none')
  })

  test('[M1] a code is right for ten minutes and expired after them', async () => {
    await request('register', '13900000003')
    const code = await codeFor('13900000003')
    const question = { mobile: '13900000003', type: 'register', code } as const
    expect(await takeCode(platform.db, { ...question, now: clock + 600 })).toBe('expired')
    expect(await takeCode(platform.db, { ...question, now: clock + 599 })).toBe('right')
  })

  test('[M2] five wrong tries spend a code; the next one replaces it with five of its own', async () => {
    await request('register', '13900000004')
    const first = await codeFor('13900000004')
    for (let tried = 0; tried < 5; tried += 1) expect(await take('13900000004', wrongOf(first))).toBe('wrong')
    expect(await take('13900000004', first)).toBe('spent')
    clock += 60
    await request('register', '13900000004')
    const second = await codeFor('13900000004')
    if (second !== first) expect(await take('13900000004', first)).toBe('wrong')
    expect(await take('13900000004', second)).toBe('right')
  })

  test('[M3] a code stands in no table but the outbox', async () => {
    await request('register', '13900000005')
    const code = await codeFor('13900000005')
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'sms_outbox'`.execute(
      platform.db,
    )
    for (const { name } of rows) {
      const found = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(name)} t where t::text ~ ${`\\m${code}\\M`}`.execute(platform.db)
      expect([name, found.rows[0]?.n]).toEqual([name, 0])
    }
    const stored = await platform.db.selectFrom('sms_code').select(['salt', 'code_hash']).execute()
    expect(new Set(stored.map(({ salt }) => salt.toString('hex'))).size).toBe(stored.length)
  })
})

describe('limits', () => {
  const limit = (retry_after: number) => ({ status: 429, data: { retry_after } })

  test('[M4] one in 60 s for a number and purpose, also of those that race', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => request('register', '13900000010')))
    expect(answers.filter(({ envelope }) => envelope.status === 1)).toHaveLength(1)
    clock += 59
    const early = await request('register', '13900000010', { lang: 'en' })
    expect(early.envelope).toMatchObject({ ...limit(1), message: 'A code was just sent, try again in 1 s' })
    expect(early.headers.get('retry-after')).toBe('1')
    expect((await request('forget', '13900000010')).envelope.status).toBe(1)
    clock += 1
    expect((await request('register', '13900000010')).envelope.status).toBe(1)
  })

  test('[M4] ten a day for a number, whatever the purpose', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await request(sent % 2 ? 'forget' : 'register', '13900000011')).envelope.status).toBe(1)
      clock += 60
    }
    expect((await request('register', '13900000011')).envelope).toMatchObject(limit(DAY - 600))
    clock += DAY - 600
    expect((await request('register', '13900000011')).envelope.status).toBe(1)
  })

  test('[M4] twenty an hour from an address', async () => {
    const ip = '10.9.9.9'
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await request('register', `139000001${sent + 10}`, { ip })).envelope.status).toBe(1)
    }
    expect((await request('register', '13900000140', { ip })).envelope).toMatchObject(limit(3600))
    expect((await request('register', '13900000140')).envelope.status).toBe(1)
  })
})

describe('what the installation pays for', () => {
  let mean: TestPlatform
  beforeAll(async () => {
    mean = await startTestPlatform({ nowMs: () => clock * 1000, smsLimits: { daily: 3, prefixes: ['13', '159'] } })
    await makeMember(mean.db, 'known', await makeCompany(mean.db, 'Mean'), 0, { mobile: '13900000301' })
  })
  afterAll(() => mean?.[Symbol.asyncDispose]())
  const ask = async (mobile: string, lang = 'zh', type = 'register') => {
    addresses += 1
    const headers = { 'x-forwarded-for': `10.2.${addresses >> 8}.${addresses & 255}`, lang }
    return (await mean.ask('/api/v1/smscode', { body: { mobile, type }, headers })).envelope
  }

  test('[M14] [M15] [M16] a ceiling a day for all together, decoys apart; foreign beginnings are refused; both are counted', async () => {
    const refusal = { status: 0, data: { fields: { mobile: '不支持向这个号段发送验证码，请换一个手机号' } } }
    expect(await ask('18900000300')).toMatchObject(refusal)
    for (const mobile of ['13900000302', '15900000303']) expect((await ask(mobile)).status).toBe(1)
    expect((await ask('13900000301')).status).toBe(1) // taken: looks sent, costs nothing
    expect((await ask('13900000304')).status).toBe(1)
    clock += 3600
    const full = { status: 429, data: { retry_after: DAY - 3600 } }
    expect(await ask('13900000305', 'en')).toMatchObject({ ...full, message: expect.stringContaining('in 1380 min') })
    expect(await ask('13900000301')).toMatchObject({ ...full, message: expect.stringContaining('1380 分钟') })
    clock += DAY
    expect((await ask('13900000305')).status).toBe(1)
    const text = await (await fetch(`${mean.url}/metrics`)).text()
    for (const [outcome, count] of [
      ['sent', 4],
      ['decoy', 1],
      ['day', 2],
      ['prefix', 1],
    ])
      expect(text).toContain(`tidewall_platform_codes_total{outcome="${outcome}"} ${count}\n`)
    const outside = await fetch(`${mean.url}/metrics`, { headers: { 'x-forwarded-for': '8.8.8.8' } })
    expect(outside.status).toBe(404)
    expect(text).not.toContain('139')
  })

  test('[M15] a limit that cannot be used stops the start in words', () => {
    expect(readSmsLimits({})).toEqual({ daily: 1000, prefixes: [] })
    expect(readSmsLimits({ SMS_DAILY_MOST: '50', SMS_PREFIXES: '13, 159,' })).toEqual({
      daily: 50,
      prefixes: ['13', '159'],
    })
    for (const wrong of ['12', '+86', 'x', '0'])
      expect(() => readSmsLimits({ SMS_PREFIXES: `13,${wrong}` })).toThrow(/不是手机号的开头.*begins no mobile number/)
    expect(() => readSmsLimits({ SMS_DAILY_MOST: '0' })).toThrow(/SMS_DAILY_MOST/)
  })
})

describe('whom a code goes to', () => {
  test('[M6] a taken number at register and an unknown one at forget get the same answers, and no message', async () => {
    await member('taken', { mobile: '13900000020' })
    await member('gone', { mobile: '13900000021', deleted_t: 1 })
    const cases = [
      ['register', '13900000020', '13900000022'],
      ['register', '13900000021', '13900000023'],
      ['forget', '13900000024', '13900000020'],
      ['forget', '13900000021', '13900000020'],
    ] as const
    for (const [type, silent, sent] of cases) {
      clock += 60
      const [one, other] = [await request(type, silent), await request(type, sent)]
      expect(one).toEqual({ ...other, headers: expect.anything() })
      expect(await newest(silent)).toBeUndefined()
      expect((await newest(sent))?.type).toBe(type)
      expect((await request(type, silent)).envelope).toEqual((await request(type, sent)).envelope)
      const wrong = wrongOf(await codeFor(sent))
      const tries = async (mobile: string) => {
        const outcomes: string[] = []
        for (let tried = 0; tried < 6; tried += 1) outcomes.push(await take(mobile, wrong, type))
        return outcomes
      }
      expect(await tries(silent)).toEqual(await tries(sent))
    }
  })

  test('[M7] the session decides: its own number, or a new one; nobody else is served', async () => {
    await member('own', { mobile: '13900000030' })
    await member('bare')
    const [own, bare] = [await platform.signIn('own', password), await platform.signIn('bare', password)]
    for (const type of ['password', 'phone_old'] as const) {
      expect((await request(type, '13900000039', { token: own })).envelope.status).toBe(1)
      expect(await newest('13900000039')).toBeUndefined()
      expect((await newest('13900000030'))?.type).toBe(type)
      expect((await request(type, '13900000030')).envelope.status).toBe(-1)
      const none = await request(type, undefined, { token: bare })
      expect(none.envelope).toMatchObject({ status: 0, message: '此账号尚未绑定手机号' })
    }
    expect((await request('phone_new', '13900000031')).envelope.status).toBe(-1)
    expect((await request('phone_new', '13900000031', { token: own })).envelope.status).toBe(1)
    expect((await newest('13900000031'))?.type).toBe('phone_new')
    const missing = [request('phone_new', undefined, { token: own }), request('register', undefined)]
    for (const { envelope } of await Promise.all(missing)) {
      expect(envelope).toMatchObject({ status: 0, data: { fields: { mobile: '必填' } } })
    }
  })

  test('[M12] the message names its purpose in the language of the request', async () => {
    await request('register', '13900000040', { lang: 'en' })
    expect((await newest('13900000040'))?.text).toMatch(/^\[Tidewall\] \d{6} is your code to register\./)
    await request('register', '13900000041', { lang: 'zh' })
    expect((await newest('13900000041'))?.text).toMatch(/^【潮屏】验证码 \d{6}，用于注册账号/)
  })
})

test('[M11] operators read the outbox, newest first and by number; nobody else does; a day later it is empty', async () => {
  await member('operator', { operator: true })
  await member('nosy')
  await request('register', '13700000001')
  clock += 60
  await request('register', '13700000002')
  const token = await platform.signIn('operator', password)
  const read = async (query: string) => {
    const { envelope } = await platform.ask(`/api/v1/dev/outbox?${query}`, { token })
    return envelope.data as { list: OutboxMessage[]; total: number }
  }
  const both = await read('keyword=1370000')
  expect(both.list.map(({ mobile }) => mobile)).toEqual(['13700000002', '13700000001'])
  expect(both.list[0]).toMatchObject({ type: 'register', add_time: clock, expire_time: clock + 600 })
  expect(await read('keyword=1370000&limit=10&page=2')).toMatchObject({ list: [], total: 2 })
  expect(await read('keyword=%25')).toMatchObject({ total: 0 })
  const nosy = await platform.ask('/api/v1/dev/outbox', { token: await platform.signIn('nosy', password) })
  expect(nosy.envelope).toMatchObject({ status: 403, data: { rules: ['operators-only'] } })
  expect((await platform.ask('/api/v1/dev/outbox')).envelope.status).toBe(-1)
  clock += DAY
  await request('register', '13700000003')
  expect((await platform.db.selectFrom('sms_outbox').select('mobile').execute()).map(({ mobile }) => mobile)).toEqual([
    '13700000003',
  ])
})
