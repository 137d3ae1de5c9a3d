import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type SampleWall, sampleWall } from './sample-wall.ts'

export interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Current state of the asked scope. */
  readonly wall: () => SampleWall
  readonly n: number
  readonly scope: string
  /** Milliseconds of mode `slow`. */
  readonly slow: number
  /** How often this mode has answered, from 0. */
  readonly turn: number
  /** The good answer, waits and ETag included. */
  readonly good: () => void
}

export const sendEnvelope = (response: ServerResponse, status: number, data: unknown, message = ''): void => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ status, data, message }))
}
const plain = (asked: Asked, status: number, type: string, body: string | Buffer): void => {
  asked.response.writeHead(status, { 'Content-Type': type })
  asked.response.end(body)
}
const whole = (asked: Asked): string => JSON.stringify({ status: 1, data: asked.wall(), message: '' })
/** The good answer with some of its zones replaced. */
const withZones = (asked: Asked, zones: Readonly<Record<string, unknown>>): void => {
  const wall = asked.wall()
  sendEnvelope(asked.response, 1, { ...wall, zones: { ...wall.zones, ...zones } })
}
const shifted = (asked: Asked, seconds: number): SampleWall => {
  const wall = asked.wall()
  return sampleWall(asked.n, asked.scope, wall.head.ts + seconds)
}

/** Ways in which a platform can answer a poll; each is one way to be wrong, but the first three. */
export const answers = {
  ok: (asked) => asked.good(),
  slow: (asked) => void setTimeout(() => asked.good(), asked.slow),
  flap: (asked) => (asked.turn % 2 === 0 ? asked.good() : plain(asked, 500, 'text/plain', 'no')),
  hang: () => {},
  headhang: (asked) => asked.response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders(),
  drip: (asked) => {
    asked.response.writeHead(200, { 'Content-Type': 'application/json' })
    const timer = setInterval(() => asked.response.write(' '), 20)
    asked.response.on('close', () => clearInterval(timer))
  },
  e500: (asked) => plain(asked, 500, 'application/json', '{"status":0,"data":null,"message":"oops"}'),
  e404: (asked) => plain(asked, 404, 'text/plain', 'no such thing'),
  e502html: (asked) => plain(asked, 502, 'text/html', '<html><h1>Bad gateway</h1></html>'),
  e429: (asked) => {
    asked.response.setHeader('Retry-After', '2')
    plain(asked, 429, 'text/plain', 'slow down')
  },
  limited: (asked) => sendEnvelope(asked.response, 429, { retry_after: 2 }, '操作过于频繁'),
  garbage: (asked) => plain(asked, 200, 'application/json', Buffer.from('7b22ff00fe227d', 'hex')),
  empty: (asked) => plain(asked, 200, 'application/json', ''),
  e204: (asked) => asked.response.writeHead(204).end(),
  html200: (asked) => plain(asked, 200, 'text/html', '<!doctype html><title>login</title>'),
  half: (asked) => {
    const text = whole(asked)
    asked.response.writeHead(200, { 'Content-Length': Buffer.byteLength(text) })
    asked.response.write(text.slice(0, text.length / 2), () => asked.response.destroy())
  },
  reset: (asked) => void asked.request.socket.resetAndDestroy(),
  status0: (asked) => sendEnvelope(asked.response, 0, null, '系统错误'),
  nodata: (asked) => plain(asked, 200, 'application/json', '{"status":1}'),
  nulls: (asked) => withZones(asked, { hero: null, trend: { start_t: null } }),
  strings: (asked) => withZones(asked, { settle: { ...asked.wall().zones.settle, pending_amt: '700000' } }),
  bigint: (asked) =>
    plain(asked, 200, 'application/json', whole(asked).replace(/"month_amt":\d+/, '"month_amt":1e999')),
  allbad: (asked) => sendEnvelope(asked.response, 1, { ...asked.wall(), zones: {} }),
  huge: (asked) => plain(asked, 200, 'application/json', `{"status":1,"data":"${'x'.repeat(3 * 1024 * 1024)}"}`),
  gzbomb: (asked) => {
    asked.response.setHeader('Content-Encoding', 'gzip')
    plain(asked, 200, 'application/json', gzipSync(Buffer.alloc(20 * 1024 * 1024, 32)))
  },
  deep: (asked) => plain(asked, 200, 'application/json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  proto: (asked) =>
    plain(
      asked,
      200,
      'application/json',
      whole(asked).replace('"params":{', '"params":{"__proto__":{"polluted":1},"$order":"x",'),
    ),
  dupkeys: (asked) => plain(asked, 200, 'application/json', whole(asked).replace('"hero":{', '"hero":{"gmv_amt":1,')),
  redirect: (asked) => {
    asked.response.writeHead(302, { Location: '/api/v1/elsewhere' })
    asked.response.end()
  },
  minus1: (asked) => sendEnvelope(asked.response, -1, null, '登录失效'),
  minus1once: (asked) => (asked.turn === 0 ? sendEnvelope(asked.response, -1, null) : asked.good()),
  status403: (asked) => sendEnvelope(asked.response, 403, null, '无访问权限'),
  back: (asked) => sendEnvelope(asked.response, 1, sampleWall(1, asked.scope, asked.wall().head.ts - 600)),
  negative: (asked) => {
    const { hero } = asked.wall().zones
    withZones(asked, { hero: { ...hero, gmv_amt: -hero.gmv_amt } })
  },
  zero: (asked) => {
    const later = shifted(asked, 5)
    later.head.version = 'zero'
    withZones({ ...asked, wall: () => later }, { hero: { ...later.zones.hero, gmv_amt: 0 } })
  },
  future: (asked) => sendEnvelope(asked.response, 1, shifted(asked, 3_600)),
} as const satisfies Readonly<Record<string, (asked: Asked) => void>>

export type Mode = keyof typeof answers
