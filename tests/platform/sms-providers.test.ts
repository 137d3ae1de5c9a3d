import { createHmac } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { takeCode } from '../../platform/sms/codes.ts'
import { defaultLimits } from '../../platform/sms/limits.ts'
import { openSms } from '../../platform/sms/open.ts'
import type { SmsSettings } from '../../platform/sms/settings.ts'
import { Sms } from '../../platform/sms/sms.ts'
import { webhookProvider } from '../../platform/sms/webhook.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { startTestPlatform } from '../support/platform.ts'
import { type SmsRequest, type SmsServer, startSmsServer } from '../support/sms-server.ts'

const now = 1_768_449_600
const secret = 'webhook-secret'
let database: TestDatabase
let server: SmsServer

beforeAll(async () => {
  database = await createDatabase()
  server = await startSmsServer()
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await database?.[Symbol.asyncDispose]()
})

const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
const parts = () => ({ db: database.db, log, limits: defaultLimits, metrics: createMetrics() })
const open = (settings: SmsSettings): Promise<Sms> => openSms(settings, parts(), () => now * 1000)
const webhook = (): SmsSettings => ({ provider: 'webhook', url: `${server.url}/sms`, secret })

let numbers = 0
const question = (fields: { type?: 'register' | 'password'; decoy?: boolean; secret?: boolean } = {}) => {
  numbers += 1
  const mobile = `1380000${String(numbers).padStart(4, '0')}`
  const text = (code: string): string => `text ${code}`
  return { mobile, type: 'password' as const, address: mobile, text, decoy: false, secret: false, now, ...fields }
}
const kept = async ({ mobile }: { mobile: string }) => ({
  sends: (await database.db.selectFrom('sms_send').select('t').where('mobile', '=', mobile).execute()).length,
  codes: (await database.db.selectFrom('sms_code').select('tries').where('mobile', '=', mobile).execute()).length,
})
const last = (): SmsRequest => {
  const request = server.requests.at(-1)
  if (!request) throw new Error('nothing was sent')
  return request
}
const status = (code: number, headers = {}) => {
  server.answer = (response) => void response.writeHead(code, headers).end()
}

test('[M8] the webhook gets the message as JSON, signed over time and body; redirects are not followed', async () => {
  const sms = await open(webhook())
  const asked = question()
  expect(await sms.send(asked)).toEqual({ sent: true })
  const { url, headers, body } = last()
  const message = JSON.parse(body)
  const { mobile, type } = asked
  expect([url, message]).toEqual([
    '/sms',
    { mobile, type, code: message.code, text: `text ${message.code}`, time: now },
  ])
  const expected = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')
  expect(headers['x-tidewall-signature']).toBe(`t=${now},v1=${expected}`)
  expect(await takeCode(database.db, { mobile, type, code: message.code, now })).toBe('right')

  const before = server.requests.length
  status(307, { location: `${server.url}/elsewhere` })
  expect(await sms.send(question())).toEqual({ sent: false })
  expect(server.requests.slice(before).map((one) => one.url)).toEqual(['/sms'])
})

test('[M5] down, slow or refusing: nothing counts and no code is kept', async () => {
  const provider = webhookProvider({ url: server.url, secret }, () => now)
  const slow = new Sms({ ...parts(), provider }, 50)
  const down = await open({ provider: 'webhook', url: 'http://127.0.0.1:1/', secret })
  const refusing = await open(webhook())
  server.answer = () => {}
  const asked = question()
  expect(await slow.send(asked)).toEqual({ sent: false })
  expect(await down.send(asked)).toEqual({ sent: false })
  for (const code of [500, 403, 422, 302]) {
    status(code)
    expect([code, await refusing.send(asked)]).toEqual([code, { sent: false }])
  }
  expect(await kept(asked)).toEqual({ sends: 0, codes: 0 })
  status(204)
  expect(await refusing.send(asked)).toEqual({ sent: true })
  expect(await kept(asked)).toEqual({ sends: 1, codes: 1 })
})

test('[M5] the failure is told in a plain sentence, and the next request need not wait', async () => {
  await using platform = await startTestPlatform({ sms: webhook() })
  const ask = async (lang: string) => {
    const body = { mobile: '13800009999', type: 'register' }
    return (await platform.ask('/api/v1/smscode', { body, headers: { lang } })).envelope
  }
  status(500)
  expect(await ask('zh')).toEqual({ status: 0, data: null, message: '验证码没有发出，请稍后再试' })
  expect(await ask('en')).toMatchObject({ message: 'The code could not be sent, please try again shortly' })
  status(200)
  expect(await ask('zh')).toMatchObject({ status: 1, data: { wait: 60 } })
})

test('[M6] what is not sent takes as long, fails while the provider is down, and hides that a number is refused', async () => {
  const sms = await open(webhook())
  const real = () => question({ type: 'register', secret: true })
  const silent = () => ({ ...real(), decoy: true })
  const timed = async (asked: ReturnType<typeof real>) => {
    const began = performance.now()
    const outcome = await sms.send(asked)
    return { outcome, ms: performance.now() - began }
  }
  server.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 120)
  await sms.send(real())
  const asked = server.requests.length
  const pretended = await timed(silent())
  expect(pretended.outcome).toEqual({ sent: true })
  expect(pretended.ms).toBeGreaterThan(110)
  expect(server.requests).toHaveLength(asked)

  status(503)
  const [failing, pretending] = [real(), silent()]
  expect(await sms.send(failing)).toEqual({ sent: false })
  expect(await sms.send(pretending)).toEqual({ sent: false })
  expect(await kept(pretending)).toEqual(await kept(failing))

  status(422)
  const [refused, unsent] = [real(), silent()]
  expect(await sms.send(refused)).toEqual({ sent: true })
  expect(await sms.send(unsent)).toEqual({ sent: true })
  expect(await kept(unsent)).toEqual(await kept(refused))
})

test('[M9] Alibaba Cloud gets number, signature, template and code; a refusal or no answer is a failure', async () => {
  const settings = { provider: 'aliyun', keyId: 'id', keySecret: 'key', sign: '潮屏', template: 'SMS_1' } as const
  const sms = await open({ ...settings, endpoint: server.url })
  const says = (http: number, Code: string): void => {
    server.answer = (response) =>
      void response
        .writeHead(http, { 'content-type': 'application/json' })
        .end(JSON.stringify({ Code, Message: Code, RequestId: 'r' }))
  }
  says(200, 'OK')
  const asked = question()
  expect(await sms.send(asked)).toEqual({ sent: true })
  const { url, headers } = last()
  const query = new URL(url, server.url).searchParams
  expect([query.get('PhoneNumbers'), query.get('SignName'), query.get('TemplateCode')]).toEqual([
    asked.mobile,
    '潮屏',
    'SMS_1',
  ])
  const { code } = JSON.parse(query.get('TemplateParam') ?? '{}')
  expect(headers['x-acs-action']).toBe('SendSms')
  expect(headers.authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=id,.*Signature=[0-9a-f]{64}$/)
  expect(await takeCode(database.db, { mobile: asked.mobile, type: asked.type, code, now })).toBe('right')

  says(200, 'isv.AMOUNT_NOT_ENOUGH')
  expect(await sms.send(question())).toEqual({ sent: false })
  says(400, 'InvalidAccessKeyId.NotFound')
  expect(await sms.send(question())).toEqual({ sent: false })
  says(200, 'isv.BUSINESS_LIMIT_CONTROL')
  expect(await sms.send(question())).toEqual({ sent: false })
  expect(await sms.send(question({ type: 'register', secret: true }))).toEqual({ sent: true })
  const away = await open({ ...settings, endpoint: 'http://127.0.0.1:1' })
  expect(await away.send(question())).toEqual({ sent: false })
})

test('[M3] the log tells of every sending, but no code and no whole number', async () => {
  const before = lines.length
  const asked = question()
  await (await open({ provider: 'log' })).send(asked)
  const stored = await database.db
    .selectFrom('sms_outbox')
    .select('text')
    .where('mobile', '=', asked.mobile)
    .executeTakeFirstOrThrow()
  const code = stored.text.slice('text '.length)
  expect(code).toMatch(/^\d{6}$/)
  status(500)
  const failing = question()
  await (await open(webhook())).send(failing)
  const sent = JSON.parse(last().body)
  const written = lines.slice(before).map((line) => JSON.parse(line))
  const mask = ({ mobile }: { mobile: string }): string => `138****${mobile.slice(-4)}`
  expect(written).toMatchObject([
    { msg: 'code sent', provider: 'log', mobile: mask(asked) },
    { msg: 'code not sent', provider: 'webhook', mobile: mask(failing), reason: 'HTTP 500' },
  ])
  for (const text of [code, asked.mobile, sent.code, failing.mobile, secret]) {
    expect(lines.map((line) => line.replace(/"time":\d+/, '')).join()).not.toContain(text)
  }
})

test('[M10] settings: the outbox unless said otherwise; what is missing or wrong is named, never shown', () => {
  expect(readEnv({}).sms).toEqual({ provider: 'log' })
  const hook = { SMS_PROVIDER: 'webhook', SMS_WEBHOOK_URL: 'https://sms.example/x', SMS_WEBHOOK_SECRET: 's' }
  expect(readEnv(hook).sms).toEqual({ provider: 'webhook', url: 'https://sms.example/x', secret: 's' })
  const aliyun = {
    SMS_PROVIDER: 'aliyun',
    SMS_ALIYUN_KEY_ID: 'id',
    SMS_ALIYUN_KEY_SECRET: 'hush',
    SMS_ALIYUN_SIGN: '潮屏',
    SMS_ALIYUN_TEMPLATE: 'SMS_1',
  }
  expect(readEnv(aliyun).sms).toMatchObject({ keyId: 'id', endpoint: 'https://dysmsapi.aliyuncs.com' })
  for (const good of [hook, aliyun]) {
    for (const name of Object.keys(good).slice(1)) {
      const bilingual = new RegExp(`需要设置 ${name}。 SMS_PROVIDER=\\w+ needs ${name}\\.$`)
      expect(() => readEnv({ ...good, [name]: '' })).toThrow(bilingual)
    }
  }
  expect(() => readEnv({ SMS_PROVIDER: 'pigeon' })).toThrow('SMS_PROVIDER must be log, webhook or aliyun')
  expect(() => readEnv({ ...hook, SMS_WEBHOOK_URL: 'file:///etc' })).toThrow(
    'SMS_WEBHOOK_URL is not an http(s) address',
  )
})

test('[M4] several processes share the limits', async () => {
  const [one, other] = [await open({ provider: 'log' }), await open({ provider: 'log' })]
  const asked = question()
  const outcomes = await Promise.all([one.send(asked), other.send(asked), one.send(asked), other.send(asked)])
  expect(outcomes.filter(({ refused }) => refused === 'purpose')).toHaveLength(3)
})
