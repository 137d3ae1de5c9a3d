import { pino } from 'pino'
import type { Db } from '../../platform/db/tables.ts'
import type { SpecialIds } from '../../platform/http/record.ts'
import type { OrderGate } from '../../platform/ingest/gate.ts'
import type { MediaSettings } from '../../platform/media/settings.ts'
import type { ShopApp } from '../../platform/network/webhook.ts'
import { startPlatform } from '../../platform/platform.ts'
import type { ReportSettings } from '../../platform/reports/settings.ts'
import type { SmsLimits } from '../../platform/sms/limits.ts'
import type { SmsSettings } from '../../platform/sms/settings.ts'
import type { BankKeys } from '../../platform/vault/keys.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { createDatabase, migrations } from './database.ts'

export interface Answer {
  readonly http: number
  readonly headers: Headers
  readonly envelope: Envelope
}

export interface TestPlatform extends AsyncDisposable {
  readonly url: string
  readonly databaseUrl: string
  readonly db: Db
  readonly gate: OrderGate
  /** Lines of the log at level `warn` and above, as JSON. */
  readonly logged: () => readonly Record<string, unknown>[]
  /** Any request; a body is sent as JSON with POST unless it is text already. */
  readonly ask: (path: string, options?: AskOptions) => Promise<Answer>
  /** Signs in and answers the token. */
  readonly signIn: (account: string, password: string) => Promise<string>
}

export interface AskOptions {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly signal?: AbortSignal
}

const bodyOf = ({ body, method }: AskOptions): RequestInit => {
  if (body === undefined) return method ? { method } : {}
  return { method: method ?? 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }
}

/** The real platform on its own database and a free port; without demo data unless asked for. */
export const startTestPlatform = async (
  options: {
    bench?: boolean
    demo?: { scale?: number; days?: number }
    nowMs?: () => number
    sms?: SmsSettings
    smsLimits?: SmsLimits
    passwordMin?: number
    special?: SpecialIds
    trustedProxies?: readonly string[]
    dataDir?: string
    analysisMs?: number
    healthEveryMs?: number
    mediaStore?: MediaSettings
    reports?: ReportSettings
    bankKeys?: BankKeys
    shopApp?: ShopApp
    wallLife?: number
    /** Of another test platform, to stand beside it on its database. */
    databaseUrl?: string
  } = {},
): Promise<TestPlatform> => {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, async [Symbol.asyncDispose]() {} }
    : await createDatabase()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const platform = await startPlatform({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: database.url,
    dataDir: options.dataDir ?? '',
    migrations,
    demo: options.demo ?? null,
    bench: options.bench ?? false,
    log,
    ...(options.nowMs ? { nowMs: options.nowMs } : {}),
    ...(options.analysisMs ? { analysisMs: options.analysisMs } : {}),
    ...(options.special ? { special: options.special } : {}),
    ...(options.trustedProxies ? { trustedProxies: options.trustedProxies } : {}),
    ...(options.smsLimits ? { smsLimits: options.smsLimits } : {}),
    passwordMin: options.passwordMin,
    wallLife: options.wallLife,
    healthEveryMs: options.healthEveryMs,
    ...(options.mediaStore ? { mediaStore: options.mediaStore } : {}),
    ...(options.reports ? { reports: options.reports } : {}),
    ...(options.bankKeys ? { bankKeys: options.bankKeys } : {}),
    ...(options.shopApp ? { shopApp: options.shopApp } : {}),
    ...(options.sms ? { sms: options.sms } : {}),
  })
  const ask: TestPlatform['ask'] = async (path, asked = {}) => {
    const answer = await fetch(platform.url + path, {
      ...bodyOf(asked),
      ...(asked.signal ? { signal: asked.signal } : {}),
      headers: { 'content-type': 'application/json', ...(asked.token ? { token: asked.token } : {}), ...asked.headers },
    })
    const text = await answer.text()
    return { http: answer.status, headers: answer.headers, envelope: text === '' ? null : JSON.parse(text) }
  }
  return {
    url: platform.url,
    databaseUrl: database.url,
    db: platform.db,
    gate: platform.gate,
    logged: () => lines.map((line) => JSON.parse(line)),
    ask,
    signIn: async (account, password) => {
      const { envelope } = await ask('/api/v1/login', { body: { account, password } })
      if (envelope.status !== 1) throw new Error(`${account}: ${envelope.message}`)
      return (envelope.data as { token: string }).token
    },
    async [Symbol.asyncDispose]() {
      await platform.stop()
      await database[Symbol.asyncDispose]()
    },
  }
}
