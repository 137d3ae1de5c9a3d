import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Asked, answers, type Mode, sendEnvelope } from './fake-answers.ts'
import { type SampleWall, sampleWall } from './sample-wall.ts'

/** A stored user record as the platform would send it; a wall seat of company 1 unless told otherwise. */
export const fakeRecord = (id: string, over: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  id,
  username: `user-${id}`,
  status: 4,
  company: 1,
  privilege_id: 1,
  agency_level: 1,
  current_version: 0,
  isadVersion: 0,
  daping: 1,
  scope: 'c1',
  ...over,
})

/**
 * A platform of which every part can be made to misbehave; it implements the session call, the wall's call (with
 * ETag, and waits when `waits`), `/livez`, `/__push` and an echo for everything else.
 */
export class FakePlatform {
  mode: Mode = 'ok'
  waits = true
  livez: 'ok' | 'absent' | 'hang' | 'e500' = 'ok'
  /** The session call: `down` breaks the connection, `absent` is 404. */
  info: 'ok' | 'down' | 'hang' | 'absent' = 'ok'
  slow = 300
  /** So many characters more in each answer, new ones each time. */
  pad = 0
  readonly records = new Map<string, Record<string, unknown>>()
  readonly polls: { at: number; token: string; headers: IncomingMessage['headers'] }[] = []
  inFlight = 0
  maxInFlight = 0
  infoCalls = 0
  livezCalls = 0
  /** Calls that are echoed wait for it. */
  held: Promise<void> | undefined
  readonly echoed: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  #server: Server | undefined
  #port = 0
  #turns = 0
  readonly #state = new Map<string, { n: number; ts: number }>()
  readonly #waiting = new Set<() => void>()
  readonly #sockets = new Set<Socket>()

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }
  get port(): number {
    return this.#port
  }

  /** Starts listening; after `kill` again on the same port. */
  async start(): Promise<this> {
    const server = createServer((request, response) => void this.#route(request, response))
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
    return this
  }
  /** As kill -9 of it: the port closes and every connection breaks. */
  async kill(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    this.#waiting.clear()
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
    for (const socket of this.#sockets) socket.resetAndDestroy()
    await closed
  }
  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }

  /** Makes `token` valid. */
  grant(token: string, over: Readonly<Record<string, unknown>> = {}): string {
    this.records.set(token, fakeRecord(token, over))
    return token
  }
  revoke(token: string): void {
    this.records.delete(token)
  }
  setMode(mode: Mode): void {
    this.mode = mode
    this.#turns = 0
    this.release()
  }
  /** A new state of `scope`; whoever waits hears of it. */
  push(scope = 'c1', n = this.#of(scope).n + 1): void {
    this.#state.set(scope, { n, ts: Math.floor(Date.now() / 1000) })
    this.release()
  }
  /** Ends every open wait. */
  release(): void {
    for (const wake of [...this.#waiting]) wake()
  }
  wall(scope = 'c1'): SampleWall {
    const { n, ts } = this.#of(scope)
    const wall = sampleWall(n, scope, ts)
    if (this.pad > 0) wall.head.company = `${n}${'.'.repeat(this.pad)}`
    return wall
  }
  resetCounts(): void {
    this.polls.length = 0
    this.maxInFlight = this.inFlight
    this.infoCalls = 0
    this.livezCalls = 0
  }

  #of(scope: string): { n: number; ts: number } {
    const known = this.#state.get(scope)
    if (known) return known
    const first = { n: 1, ts: Math.floor(Date.now() / 1000) }
    this.#state.set(scope, first)
    return first
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0]
    if (path === '/livez') return this.#live(response)
    if (path === '/api/v1/member/info') return this.#info(request, response)
    if (path === '/api/v1/screen/data') return this.#data(request, response)
    let body = ''
    for await (const chunk of request) body += chunk
    this.echoed.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    if (path === '/__push') this.push('c1', Number(new URL(request.url ?? '', this.url).searchParams.get('i')))
    await this.held
    sendEnvelope(response, 1, { method: request.method, url: request.url, body })
  }
  #live(response: ServerResponse): void {
    this.livezCalls += 1
    if (this.livez === 'hang') return
    response.writeHead(this.livez === 'ok' ? 200 : this.livez === 'absent' ? 404 : 500).end('{}')
  }
  #info(request: IncomingMessage, response: ServerResponse): void {
    this.infoCalls += 1
    if (this.info === 'hang') return
    if (this.info === 'absent') return void response.writeHead(404).end()
    if (this.info === 'down') return void request.socket.resetAndDestroy()
    const record = this.records.get(String(request.headers.token))
    if (record) sendEnvelope(response, 1, record)
    else sendEnvelope(response, -1, null, '登录失效')
  }
  #data(request: IncomingMessage, response: ServerResponse): void {
    const token = String(request.headers.token)
    this.polls.push({ at: performance.now(), token, headers: request.headers })
    this.inFlight += 1
    this.maxInFlight = Math.max(this.maxInFlight, this.inFlight)
    response.on('close', () => {
      this.inFlight -= 1
    })
    const record = this.records.get(token)
    if (!record) {
      sendEnvelope(response, -1, null, '登录失效')
      return
    }
    const scope = String(record.scope ?? `u${record.id}`)
    const asked: Asked = {
      request,
      response,
      scope,
      n: this.#of(scope).n,
      slow: this.slow,
      turn: this.#turns,
      wall: () => this.wall(scope),
      good: () => this.#good(asked),
    }
    this.#turns += 1
    answers[this.mode](asked)
  }
  #good(asked: Asked): void {
    const { request, response, scope } = asked
    const etag = (): string => `"${scope}-${this.#of(scope).n}"`
    const known = request.headers['if-none-match']
    const seconds = Number(/wait=(\d+)/.exec(String(request.headers.prefer))?.[1] ?? 0)
    const answer = (): void => {
      response.setHeader('ETag', etag())
      if (known === etag()) response.writeHead(304).end()
      else sendEnvelope(response, 1, this.wall(scope))
    }
    if (this.waits) response.setHeader('Preference-Applied', `wait=${seconds}`)
    if (!this.waits || known !== etag()) {
      answer()
      return
    }
    const wake = (): void => {
      clearTimeout(timer)
      this.#waiting.delete(wake)
      if (response.destroyed) return
      // A mode that was set meanwhile holds for open waits too.
      if (this.mode === 'ok' || this.mode === 'slow') answer()
      else answers[this.mode](asked)
    }
    const timer = setTimeout(wake, seconds * 1000)
    this.#waiting.add(wake)
    response.on('close', wake)
  }
}

export const startFakePlatform = (): Promise<FakePlatform> => new FakePlatform().start()
