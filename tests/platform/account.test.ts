import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../platform/http/passwords.ts'
import { Sessions } from '../../platform/http/sessions.ts'
import { readPasswordMin } from '../../platform/password/min.ts'
import type { SmsType } from '../../shared/areas/account/api.ts'
import { issueCode, otherThan } from '../support/codes.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

let clock = Date.UTC(2026, 0, 15, 4) / 1000
let platform: TestPlatform
let company: number
let boss: number
let phones = 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000 })
  company = await makeCompany(platform.db, 'Accounts')
  boss = await makeMember(platform.db, 'boss', company, 0, { mobile: '13700000000', privilege_id: 1 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

/** A member of boss's with a phone of its own. */
const member = async (name: string, fields = {}) => {
  phones += 1
  const mobile = `137${String(phones).padStart(8, '0')}`
  return { mobile, id: await makeMember(platform.db, name, company, boss, { mobile, ...fields }) }
}
const call = async (name: string, body: object, token = '') =>
  (await platform.ask(`/api/v1/member/${name}`, { body, token })).envelope
const code = (mobile: string, type: SmsType) => issueCode(platform.db, mobile, type, clock)
const isOpen = async (token: string) => (await platform.ask('/api/v1/member/info', { token })).envelope.status === 1
const recordOf = async (token: string) => (await platform.ask('/api/v1/member/info', { token })).envelope.data
const fieldsOf = (envelope: { data: unknown }) => (envelope.data as { fields: Record<string, string> }).fields
const same = (text: string) => ({ password: text, password_confirm: text })
const noticesOf = async (id: number, event: string) => {
  const found = platform.db.selectFrom('notice').selectAll().where('ref_id', '=', String(id))
  return (await found.where('event_code', '=', event).orderBy('member_id').execute()).map((row) => row.member_id)
}
const auditOf = (id: number) =>
  platform.db.selectFrom('audit_log').selectAll().where('object_id', '=', String(id)).orderBy('id').execute()

describe('passwords', () => {
  test('[K8] [C41] a forgotten one is replaced by the code of the phone: sessions and the wait end; a foreign number tells nothing', async () => {
    const { id, mobile } = await member('forgetful')
    const token = await platform.signIn('forgetful', password)
    expect(await isOpen(token)).toBe(true)
    for (let n = 0; n < 5; n++)
      await platform.ask('/api/v1/login', { body: { account: 'forgetful', password: 'not-this-one' } })
    const right = await code(mobile, 'forget')
    const unknown = await code('13600000000', 'forget')
    const wrong = await call('forget', { mobile, code: otherThan(right), ...same('brand-new') })
    expect(await call('forget', { mobile: '13600000000', code: unknown, ...same('brand-new') })).toEqual(wrong)
    const device = randomBytes(32).toString('base64url')
    const stolen = { member_id: id, key_hash: randomBytes(32), used_t: clock }
    await platform.db.insertInto('known_device').values(stolen).execute()
    const done = { body: { mobile, code: right, ...same('brand-new') }, headers: { device } }
    expect((await platform.ask('/api/v1/member/forget', done)).envelope).toMatchObject({ status: 1, data: null })
    expect(await isOpen(token)).toBe(false)
    expect(await isOpen(await platform.signIn('forgetful', 'brand-new'))).toBe(true)
    expect(await noticesOf(id, 'password.changed')).toEqual([boss, id])
    const keys = await platform.db.selectFrom('known_device').select('key_hash').where('member_id', '=', id).execute()
    expect(keys).toEqual([{ key_hash: createHash('sha256').update(device).digest() }])
  })

  test('[K9] a changed one ends every session of the account, and none opens for the old one any more', async () => {
    const { id, mobile } = await member('changer')
    const old = await platform.db
      .selectFrom('member')
      .select(['id', 'status', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [own, other, bystander] = await Promise.all(
      ['changer', 'changer', 'boss'].map((name) => platform.signIn(name, password)),
    )
    for (const token of [own, other, bystander]) expect(await isOpen(token ?? '')).toBe(true)
    const differing = { code: '123456', password: 'brand-new', password_confirm: 'brand-old' }
    expect(fieldsOf(await call('pass', differing, own))).toEqual({ password_confirm: '两次密码不一致!' })
    const foreign = await code(mobile, 'forget')
    expect(fieldsOf(await call('pass', { code: foreign, ...same('brand-new') }, own))).toHaveProperty('code')
    const right = await code(mobile, 'password')
    expect(await call('pass', { code: right, ...same('brand-new') }, own)).toMatchObject({ status: 1, data: null })
    expect([await isOpen(own ?? ''), await isOpen(other ?? ''), await isOpen(bystander ?? '')]).toEqual([
      false,
      false,
      true,
    ])
    const sessions = new Sessions(platform.db, { users: new Set(), company: null, starCutters: new Set() })
    expect(await sessions.open(old, { ip: '', device: '', now: clock })).toBeNull()
    await makeMember(platform.db, 'phoneless', company)
    const phoneless = await platform.signIn('phoneless', password)
    const refused = await call('pass', { code: right, ...same('brand-new') }, phoneless)
    expect(refused).toMatchObject({ status: 0, message: '此账号尚未绑定手机号' })
  })
})

describe('what a new password may be', () => {
  test('[K23] common ones and the names of account, phone, person, company and product are refused, and the code stays', async () => {
    const mobile = '13724691573'
    await makeMember(platform.db, 'harbourtide', company, boss, { mobile, membername: '沈潮生' })
    const token = await platform.signIn('harbourtide', password)
    const own = '密码不能是账号、手机号、姓名、公司或产品的名称，请换一个'
    const common = '这个密码太常见，很容易被猜到，请换一个'
    const right = { own: await code(mobile, 'password'), reset: await code(mobile, 'forget') }
    const names = [
      'harbourtide',
      'HARBOURTIDE2026!',
      mobile,
      mobile.slice(-8),
      '沈潮生123',
      'Tidewall',
      'tidewall-demo',
      '潮屏2026',
    ]
    const cases = [
      ...['123456', 'Password', '5201314', 'aaaaaaaa', 'abababab'].map((one) => [one, common] as const),
      ...names.map((one) => [one, own] as const),
    ]
    for (const [one, words] of cases) {
      const changed = await call('pass', { code: right.own, ...same(one) }, token)
      expect([one, fieldsOf(changed)]).toEqual([one, { password: words }])
      const reset = await call('forget', { mobile, code: right.reset, ...same(one) })
      expect([one, fieldsOf(reset)]).toEqual([one, { password: words }])
    }
    expect(await call('forget', { mobile, code: right.reset, ...same('a harbour at night') })).toMatchObject({
      status: 1,
    })
    await makeMember(platform.db, 'early', company, 0, { password_hash: await hashPassword('123456') })
    expect(await isOpen(await platform.signIn('early', '123456'))).toBe(true)
  })

  test('[K24] an installation may ask for longer ones, never for shorter; the forms are told', async () => {
    await using strict = await startTestPlatform({ passwordMin: 10 })
    expect((await strict.ask('/api/v1/register/rules')).envelope.data).toEqual({ password_min: 10 })
    const form = { account: 'newcomer', mobile: '13900000401', code: '123456', ...same('nine-char') }
    const short = await strict.ask('/api/v1/register', { body: form, headers: { lang: 'en' } })
    expect(fieldsOf(short.envelope)).toEqual({ password: 'too short, at least 10 characters' })
    expect((await platform.ask('/api/v1/register/rules')).envelope.data).toEqual({ password_min: 6 })
    expect(readPasswordMin({ PASSWORD_MIN: '12' })).toBe(12)
    for (const wrong of ['5', '65', 'long'])
      expect(() => readPasswordMin({ PASSWORD_MIN: wrong })).toThrow(/PASSWORD_MIN/)
  })
})

describe('phones', () => {
  const phone = '13511110000'

  test('[K10] a new one needs the proof of the current one: of this session, in ten minutes, once', async () => {
    const { id, mobile } = await member('mover')
    const [token = '', other = ''] = await Promise.all(['mover', 'mover'].map((one) => platform.signIn(one, password)))
    const again = { status: 0, message: '当前手机号的验证已失效，请从第一步重新开始' }
    const change = async (as: string) => call('modifyphone', { phone, code: await code(phone, 'phone_new') }, as)
    const prove = async () => call('modifyphone', { code: await code(mobile, 'phone_old') }, token)
    expect(await change(token)).toMatchObject(again)
    const misused = await code(mobile, 'password')
    expect(fieldsOf(await call('modifyphone', { code: misused }, token))).toHaveProperty('code')
    expect((await prove()).data).toEqual({ step: 'new', mobile })
    expect(await change(other)).toMatchObject(again)
    clock += 600
    expect(await change(token)).toMatchObject(again)
    await prove()
    expect((await change(token)).data).toEqual({ step: 'done', mobile: phone })
    expect([await recordOf(token), await recordOf(other)]).toMatchObject([{ mobile: phone }, { mobile: phone }])
    await platform.db.updateTable('member').set({ mobile }).where('id', '=', id).execute()
    expect(await change(token)).toMatchObject(again)
    expect(await noticesOf(id, 'phone.changed')).toEqual([boss, id])
  })

  test('[K11] an account without one needs no proof; a taken number is refused after its code, and the proof stays', async () => {
    await makeMember(platform.db, 'newcomer', company)
    const newcomer = await platform.signIn('newcomer', password)
    const first = '13511110001'
    expect(await call('modifyphone', { code: '123456' }, newcomer)).toMatchObject({ message: '此账号尚未绑定手机号' })
    const given = await call('modifyphone', { phone: first, code: await code(first, 'phone_new') }, newcomer)
    expect(given.data).toEqual({ step: 'done', mobile: first })
    const { mobile } = await member('chooser')
    const token = await platform.signIn('chooser', password)
    await call('modifyphone', { code: await code(mobile, 'phone_old') }, token)
    const taken = await code('13700000000', 'phone_new')
    const wrong = { phone: '13700000000', code: otherThan(taken) }
    expect(fieldsOf(await call('modifyphone', wrong, token))).toEqual({ code: '验证码错误' })
    const refused = await call('modifyphone', { phone: '13700000000', code: taken }, token)
    expect(fieldsOf(refused)).toEqual({ phone: '手机号已被使用' })
    const free = '13511110002'
    const moved = await call('modifyphone', { phone: free, code: await code(free, 'phone_new') }, token)
    expect(moved.data).toEqual({ step: 'done', mobile: free })
  })
})

test('[K14] every change is written down with its address, before and after, and never with a password or a code', async () => {
  const { id, mobile } = await member('audited', { version: 1, current_version: 1 })
  await platform.db.insertInto('member_module').values({ member_id: id, code: 0, start_t: 0, end_t: null }).execute()
  const token = await platform.signIn('audited', password)
  await call('settimezone', { time_zone: 'cc-5', time_difference: -5 }, token)
  await call('module', { module: 0 }, token)
  const codes = [await code(mobile, 'phone_old'), await code('13511110003', 'phone_new')] as const
  await call('modifyphone', { code: codes[0] }, token)
  await call('modifyphone', { code: codes[1], phone: '13511110003' }, token)
  const last = await code('13511110003', 'password')
  await call('pass', { code: last, ...same('brand-new-secret') }, token)
  const rows = await auditOf(id)
  expect(rows).toMatchObject([
    { action: 'zone.changed', before: { time_zone: 'cc-8' }, after: { time_zone: 'cc-5', time_difference: -5 } },
    { action: 'module.switched', before: { current_version: 1 }, after: { current_version: 0 } },
    { action: 'phone.changed', before: { mobile }, after: { mobile: '13511110003' } },
    { action: 'password.changed', before: null, after: null },
  ])
  for (const row of rows) expect(row).toMatchObject({ member_id: id, ip: '127.0.0.1', add_time: clock })
  const kept = JSON.stringify(rows)
  for (const secret of [...codes, last, 'brand-new-secret']) expect(kept).not.toContain(`"${secret}"`)
  expect(kept).not.toContain('$argon2')
})
