import { join } from 'node:path'
import express, { type Request, type Response } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { SavedView } from '../../shared/api/views.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { adAnswers } from './fake-ads.ts'
import { analysisAnswers } from './fake-analysis.ts'
import { boardAnswers } from './fake-board.ts'
import { type Answers, done, endpointOf, envelopeFor, readFor, refuse } from './fake-call.ts'
import { fakeLine, fakeOverview, fakeRank, fakeRecords, fakeTrend, type Overview } from './fake-data.ts'
import { goodsAnswers } from './fake-goods.ts'
import { importAnswers } from './fake-imports.ts'
import { listAnswers } from './fake-lists.ts'
import { mediaAnswers } from './fake-media.ts'
import { fakeNow } from './fake-of.ts'
import { orderAnswers } from './fake-orders.ts'
import { fakePrivilege } from './fake-privilege.ts'
import { marketAnswers } from './fake-products.ts'
import { publicAnswers } from './fake-public.ts'
import { type FakeMessages, fakeMessages, sessionAnswers } from './fake-session.ts'
import { shellAnswers } from './fake-shell.ts'
import { shopAnswers } from './fake-shops.ts'
import { spyAnswers } from './fake-spy.ts'
import { tableImportAnswers } from './fake-table-imports.ts'
import { trendAnswers } from './fake-trend.ts'
import { listenAt } from './listener.ts'

export { done, refuse }

/** A page of the same origin in which nothing runs. */
export const emptyPath = '/__empty'

export const fakePassword = 'tidewall-demo'

/** What a test may say instead of the ordinary answer: another envelope, a dropped connection, or a wait before it. */
export type Script = (request: Request) => Envelope | 'drop' | undefined | Promise<Envelope | 'drop' | undefined>

export interface FakeApi {
  readonly url: string
  readonly records: Map<string, UserRecord>
  /** Token to account. */
  readonly sessions: Map<string, string>
  /** Path to script; the ordinary answer stands where a script gives none. */
  readonly scripts: Map<string, Script>
  /** Paths at which a test answers beside the contract on purpose. */
  readonly besides: Set<string>
  readonly seen: { path: string; query: string; headers: Record<string, unknown>; body: unknown }[]
  overview: Overview
  /** Announcements, notices and bills: empty at first. */
  readonly messages: FakeMessages
  /** Adds `count` order lines, newest last. */
  sell(count: number): void
  /** @throws when an answer was beside the contract */
  stop(): void
}

const cursorOf = (lines: number): string => `c${lines}`

/**
 * A scripted platform for browser tests of the console: envelope answers of the contract's sign-in and dashboard calls, and
 * the built app of `folder` under every other path. The wall's pages are a stand-in.
 */
export const startFakeApi = async (folder: string): Promise<FakeApi> => {
  const app = express()
  const lines = Array.from({ length: 60 }, (_, index) => fakeLine(index, fakeNow - (60 - index) * 17))
  const records = fakeRecords()
  const sessions = new Map<string, string>()
  const scripts = new Map<string, Script>()
  const seen: FakeApi['seen'] = []
  const messages = fakeMessages()
  const views = new Map<string, SavedView[]>()
  let logins = 0
  const recordOf = (request: Request): UserRecord | undefined =>
    records.get(sessions.get(String(request.headers.token ?? '')) ?? '')

  const answers: Answers = {
    '/api/v1/login': ({ body: { account, password } }) => {
      const record = records.get(account)
      if (!record || password !== fakePassword) return refuse('账号或密码错误')
      const token = `t${++logins}-${account}`
      sessions.set(token, account)
      return { token, user: record }
    },
    '/api/v1/member/logout': (request) => {
      sessions.delete(String(request.headers.token))
      return null
    },
    '/api/v1/member/info': (request) => recordOf(request),
    ...shellAnswers(records, recordOf),
    ...fakePrivilege(records, recordOf),
    ...sessionAnswers(messages, recordOf),
    ...publicAnswers,
    ...listAnswers(views),
    ...marketAnswers(),
    ...orderAnswers(),
    ...importAnswers(),
    ...tableImportAnswers(),
    ...shopAnswers(),
    ...trendAnswers(),
    ...mediaAnswers(),
    ...goodsAnswers(),
    ...analysisAnswers(views),
    ...boardAnswers,
    ...spyAnswers(),
    ...adAnswers(),
    '/api/v1/console/overview': () => api.overview,
    '/api/v1/console/trend': () => fakeTrend(),
    '/api/v1/console/rank': ({ query }) => fakeRank(String(query.type ?? 'product'), String(query.by ?? 'gmv')),
    '/api/v1/console/feed': ({ query }) => {
      const from = query.cursor ? Number(String(query.cursor).slice(1)) : Math.max(0, lines.length - 50)
      return { items: lines.slice(from), cursor: cursorOf(lines.length) }
    },
  }

  /** An answer that the contract does not know is told when the test ends, so that neither can change alone. */
  const drifts = new Set<string>()
  const kept = (request: Request, envelope: Envelope): Envelope => {
    if (envelope.status !== 1 || api.besides.has(request.path)) return envelope
    const { data, why } = readFor(request, envelope.data)
    if (why) drifts.add(`${request.method} ${request.path}: ${why}`)
    return { ...envelope, data }
  }

  const answer = async (request: Request, response: Response): Promise<void> => {
    const { path } = request
    seen.push({ path, query: String(request.url.split('?')[1] ?? ''), headers: request.headers, body: request.body })
    const scripted = await scripts.get(path)?.(request)
    if (scripted === 'drop') {
      request.socket.destroy()
      return
    }
    if (scripted) response.json(kept(request, scripted))
    else if (endpointOf(request)?.access !== 'public' && !recordOf(request)) {
      response.json({ status: -1, data: null, message: '登录已失效，请重新登录' })
    } else {
      const ordinary = envelopeFor(request, answers)
      if (ordinary) response.json(kept(request, ordinary))
      else response.status(404).json({ status: 0, data: null, message: 'Not found' })
    }
  }

  app.use('/api', express.json(), (request, response) => {
    request.url = request.originalUrl
    void answer(request, response)
  })
  app.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', redirect: false }))
  app.use(express.static(folder, { index: false, redirect: false }))
  app.get(emptyPath, (_, response) =>
    response.type('html').send('<!doctype html><title>empty</title><link rel="icon" href="data:,">'),
  )
  app.get(['/dataDisplay/*rest'], (_, response) => {
    response.type('html').send('<!doctype html><title>wall</title><h1 data-testid="wall">wall</h1>')
  })
  app.get('/{*path}', (_, response) => response.sendFile('console/index.html', { root: folder }))

  const listener = await listenAt(app)
  const api: FakeApi = {
    url: listener.url,
    records,
    sessions,
    scripts,
    besides: new Set(),
    seen,
    overview: fakeOverview(),
    messages,
    sell: (count) => {
      for (let index = 0; index < count; index++) lines.push(fakeLine(lines.length, fakeNow + lines.length))
    },
    stop: () => {
      listener.release()
      if (drifts.size > 0) throw new Error(`answers beside the contract:\n${[...drifts].join('\n')}`)
    },
  }
  return api
}
