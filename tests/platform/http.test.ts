import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
let company: number
let token: string

beforeAll(async () => {
  platform = await startTestPlatform()
  company = await makeCompany(platform.db, 'Envelope')
  await makeMember(platform.db, 'boss', company, 0, { privilege_id: 1 })
  token = await platform.signIn('boss', password)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

describe('requests that never reach a call', () => {
  test('[C1] bad JSON, too large a body and an unknown path have their HTTP status and the envelope', async () => {
    const bad = await platform.ask('/api/v1/login', { body: '{"account":' })
    expect([bad.http, bad.envelope]).toEqual([400, { status: 0, data: null, message: '请求内容不是有效的 JSON' }])
    const large = await platform.ask('/api/v1/login', { body: { account: 'x'.repeat(70_000), password: 'y' } })
    expect([large.http, large.envelope.status]).toEqual([413, 0])
    const unknown = await platform.ask('/api/v1/nothing', { token })
    expect([unknown.http, unknown.envelope.message]).toEqual([404, '接口不存在'])
    const method = await platform.ask('/api/v1/member/info', { token, method: 'DELETE' })
    expect(method.http).toBe(404)
  })

  test('[C2] a request from another site is refused before it does anything', async () => {
    const foreign = { token, headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await platform.ask('/api/v1/member/logout', foreign)).http).toBe(403)
    expect((await platform.ask('/api/v1/member/info', { token })).envelope.status).toBe(1)
  })

  test('[C3] no answer allows other origins, names software, or may be kept by a cache', async () => {
    const { headers } = await platform.ask('/api/v1/member/info', { token, headers: { origin: 'http://evil.example' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('[C4] livez tells that the database answers', async () => {
    const answer = await fetch(`${platform.url}/livez`)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', parts: { database: 'ok', disk: 'ok' } }])
  })
})

describe('the envelope', () => {
  test('[C5] success is 1 with data, no session -1, no right 403 with the rules that refuse it; all with HTTP 200', async () => {
    const good = await platform.ask('/api/v1/member/info', { token })
    expect([good.http, good.envelope.status, good.envelope.message]).toEqual([200, 1, ''])
    for (const none of [undefined, '', 'x', 'A'.repeat(43), `${token}x`, "' or 1=1 --"]) {
      const answer = await platform.ask('/api/v1/member/info', { ...(none === undefined ? {} : { token: none }) })
      expect([answer.http, answer.envelope.status]).toEqual([200, -1])
    }
    await makeMember(platform.db, 'cutter', company, 0, { is_film_cutter: true })
    const cutter = await platform.signIn('cutter', password)
    const denied = await platform.ask('/api/v1/console/overview', { token: cutter })
    expect([denied.http, denied.envelope]).toEqual([
      200,
      { status: 403, data: { rules: ['film-cutter'] }, message: '无访问权限' },
    ])
  })

  test('[C6] a refusal names each wrong field, in the language of the request', async () => {
    const { envelope } = await platform.ask('/api/v1/login', { body: { account: '', password: 'abc', admin: true } })
    expect(envelope.status).toBe(0)
    expect(envelope.data).toEqual({
      fields: { account: '太短，至少 1 个字符', password: '太短，至少 6 个字符', admin: '不认识的字段' },
    })
    const english = await platform.ask('/api/v1/login', { body: {}, headers: { lang: 'en' } })
    expect(english.envelope.data).toEqual({ fields: { account: 'required', password: 'required' } })
    const accepted = await platform.ask('/api/v1/member/info', { headers: { 'accept-language': 'en-GB,zh;q=0.5' } })
    expect(accepted.envelope.message).toBe('Your session has ended, please sign in again')
  })

  test('[C7] unknown keys, prototype keys and wrong types of a body are refused', async () => {
    const bodies = [
      '{"account":"boss","password":"correct-horse","__proto__":{"status":4}}',
      '{"account":"boss","password":"correct-horse","constructor":1}',
      '{"account":["boss"],"password":"correct-horse"}',
      '[]',
      '"boss"',
    ]
    for (const body of bodies) {
      const { http, envelope } = await platform.ask('/api/v1/login', { body })
      expect([body, http === 400 || envelope.status === 0]).toEqual([body, true])
    }
    const form = await platform.ask('/api/v1/login', {
      body: 'account=boss&password=correct-horse',
      headers: { 'content-type': 'text/plain' },
    })
    expect(form.envelope.status).toBe(0)
  })

  test('[C8] numbers and lists of an address are checked against their range', async () => {
    const wrong = ['limit=0', 'limit=51', 'limit=ten', 'limit=1.5', 'limit=1&limit=2', 'type=member', 'by=__proto__']
    for (const query of wrong) {
      const { http, envelope } = await platform.ask(`/api/v1/console/rank?${query}`, { token })
      expect([query, http, envelope.status]).toEqual([query, 200, 0])
      expect(Object.keys((envelope.data as { fields: object }).fields)).toEqual([query.slice(0, query.indexOf('='))])
    }
    const foreign = await platform.ask(`/api/v1/console/rank?company=99&tk_pid=1&manager_id=2&limit=`, { token })
    expect(foreign.envelope.status).toBe(1)
  })

  test('[C9] the answer holds what the contract names and nothing of the password', async () => {
    const { envelope } = await platform.ask('/api/v1/member/info', { token })
    const text = JSON.stringify(envelope)
    expect(text).not.toContain('argon2')
    expect(text).not.toContain('password')
    expect(envelope.data).toMatchObject({ username: 'boss', company, company_name: 'Envelope', scope: `c${company}` })
  })

  test('[C10] text that looks like SQL is only text', async () => {
    for (const account of ["boss'--", "' or '1'='1", '%', 'boss"; drop table member; --', '\\', '\u0000']) {
      const { http, envelope } = await platform.ask('/api/v1/login', { body: { account, password: 'whatever' } })
      expect([account, http, envelope.status === 0 || envelope.status === 429]).toEqual([account, 200, true])
    }
    for (const cursor of ["'", '1.1', 'MS4x', encodeURIComponent('=;drop'), 'x'.repeat(120)]) {
      const { http } = await platform.ask(`/api/v1/console/feed?cursor=${cursor}`, { token })
      expect([cursor, http]).toEqual([cursor, 200])
    }
  })

  test('[C40] a character that the database cannot hold is refused beside its field, however deep it stands', async () => {
    const refused = async (path: string, body?: unknown) => {
      const { http, envelope } = await platform.ask(path, { token, ...(body === undefined ? {} : { body }) })
      expect([path, http, envelope.status]).toEqual([path, 200, 0])
      return Object.keys((envelope.data as { fields: object }).fields)
    }
    expect(await refused('/api/v1/product/list?category=1%002')).toEqual(['category'])
    expect(await refused('/api/v1/console/rank?%00=1')).toEqual([''])
    for (const bad of ['a\0', '\ud800', '\udc00\ud800', 'x\ud83d']) {
      const payload = { columns: ['gmv', bad], filters: { keyword: bad } }
      expect(await refused('/api/v1/view/save', { list: 'orders', name: 'mine', payload })).toEqual([
        'payload.filters.keyword',
        'payload.columns.1',
      ])
      expect(
        await refused(
          '/api/v1/member/module',
          `{"a":${'['.repeat(15_000)}${JSON.stringify(bad)}${']'.repeat(15_000)}}`,
        ),
      ).toHaveLength(1)
    }
    const whole = await platform.ask('/api/v1/login', { body: { account: 'boss\ud83d\ude00', password: 'whatever' } })
    expect(whole.envelope.message).toBe('账号或密码错误')
  })

  test('[C11] an unexpected error is a plain sentence; its details go to the log only', async () => {
    await platform.db.schema.alterTable('kpi_target').renameTo('kpi_target_gone').execute()
    const { http, envelope } = await platform.ask('/api/v1/console/overview', { token })
    await platform.db.schema.alterTable('kpi_target_gone').renameTo('kpi_target').execute()
    expect([http, envelope]).toEqual([500, { status: 0, data: null, message: '服务出错了，请稍后再试' }])
    expect(JSON.stringify(platform.logged())).toContain('kpi_target')
    expect(JSON.stringify(platform.logged())).not.toContain(token)
  })
})

test('[H16] a request that offers HTTP/2 is answered in HTTP/1.1', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get(`${platform.url}/api/v1/time`, { headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
  })
  expect(status).toBe(200)
})
