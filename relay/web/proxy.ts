import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import compression from 'compression'
import type { Request, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { Envelope } from '../../shared/api/envelope.ts'
import { callTimeoutMs } from '../../shared/api/limits.ts'
import { tusPath } from '../../shared/areas/media/api.ts'
import { baseTexts } from '../../shared/i18n/base.ts'
import { callsAtOnce, createAtOnce } from '../../shared/net/at-once.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import type { Log } from '../log.ts'
import { sendJson } from './answers.ts'
import type { Client } from './client.ts'

const methods = new Set(['GET', 'HEAD', 'POST'])
/** Files that are brought by parts go on where they stopped, and are given up. */
const tusMethods = new Set([...methods, 'PATCH', 'DELETE'])

/** Between two hosts only (RFC 9110, 7.6.1), plus what clients say about whom they are forwarded for. */
const dropped = [
  'connection',
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

const cleanHeaders = ({ headers }: IncomingMessage, { address }: Client): void => {
  const named = String(headers.connection ?? '').split(',')
  for (const name of [...dropped, ...named.map((part) => part.trim().toLowerCase())]) {
    // These two say where the body ends; they are ours to keep whatever a client calls hop-by-hop.
    if (name !== 'content-length' && name !== 'transfer-encoding') delete headers[name]
  }
  headers['x-forwarded-for'] = address
}

/** A long page of a list is ten times smaller packed; files are not, so that their downloads can be resumed by range. */
const pack = compression({
  threshold: 4096,
  filter: (_, response) => String(response.getHeader('content-type')).startsWith('application/json'),
})

const crowded: Envelope<{ retry_after: number }> = {
  status: 429,
  data: { retry_after: 1 },
  message: '同时进行的请求过多，请稍后再试 / Too many requests at once, try again shortly',
}
const unreachable: Envelope<null> = { status: 0, data: null, message: baseTexts.zh['error.network'] }

/** A connection at rest is given up before the platform ends it (after 30 s): a call sent at that very moment would be lost. */
const held = { keepAlive: true, timeout: 25_000 }

/** Hands a request to the platform as it is; its path has been checked before. */
export const createProxy = (platformUrl: string, log: Log) => {
  const secure = platformUrl.startsWith('https:')
  const agent = secure ? new HttpsAgent(held) : new HttpAgent(held)
  const forward = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: platformUrl.replace(/\/$/, ''),
    agent,
    changeOrigin: true,
    xfwd: false,
    followRedirects: false,
    timeout: callTimeoutMs,
    proxyTimeout: callTimeoutMs,
    on: {
      error(error, _request, response) {
        log.warn({ code: fieldsIn(error).code }, 'platform did not answer a call')
        if ('writeHead' in response) sendJson(response, 502, unreachable)
        else response.destroy()
      },
    },
  })
  const calls = createAtOnce(callsAtOnce)
  /** False, and it is answered, when the token has too many calls under way. */
  const enter = ({ headers: { token } }: IncomingMessage, response: ServerResponse): boolean => {
    if (typeof token !== 'string') return true
    const leave = calls.enter(token)
    if (leave) response.once('close', leave)
    else {
      response.setHeader('Retry-After', '1')
      sendJson(response, 200, crowded)
    }
    return leave !== null
  }
  return {
    handle(request: IncomingMessage, response: ServerResponse, client: Client): void {
      const taken = request.url?.startsWith(`${tusPath}/`) ? tusMethods : methods
      if (!taken.has(request.method ?? '')) {
        response.setHeader('Allow', [...taken].join(', '))
        const refusal: Envelope<null> = { status: 0, data: null, message: '不支持此方法 / Method not supported' }
        sendJson(response, 405, refusal)
        return
      }
      if (!enter(request, response)) return
      cleanHeaders(request, client)
      pack(request as Request, response as Response, () => void forward(request, response))
    },
    stop: (): void => agent.destroy(),
  }
}
export type PlatformProxy = ReturnType<typeof createProxy>
