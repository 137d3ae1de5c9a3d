import type { ServerResponse } from 'node:http'
import { type HealthParts, healthAnswer } from '../../shared/api/health.ts'
import type { Metrics } from '../metrics.ts'
import { UpstreamError } from '../upstream/errors.ts'
import type { Upstream } from '../upstream/fetch.ts'
import { parseJson } from '../upstream/safe-json.ts'
import { sendJson, sendText } from './answers.ts'
import type { Client } from './client.ts'

const deadline = 2_000
const believedFor = 1_000

interface Reach {
  readonly up: boolean
  /** Empty when it tells nothing of them. */
  readonly parts: HealthParts
}

const partsIn = (text: string): HealthParts => {
  try {
    return healthAnswer.safeParse(parseJson(text)).data?.parts ?? {}
  } catch {
    return {}
  }
}

/** Whether the platform answers at all, and what it says of its parts; asked at most once a second. */
const createReach = (upstream: Upstream) => {
  let last: { at: number; answer: Promise<Reach> } | undefined
  return (): Promise<Reach> => {
    if (last && performance.now() - last.at < believedFor) return last.answer
    const answer = upstream.get({ path: '/livez', deadline }).then(
      ({ status, text }) => ({ up: status < 500, parts: partsIn(text) }),
      (error: unknown) => ({ up: error instanceof UpstreamError && error.reason === 'too-large', parts: {} }),
    )
    last = { at: performance.now(), answer }
    return answer
  }
}

/** `/healthz`, `/readyz`, `/metrics`. */
export const createStatus = (upstream: Upstream, metrics: Metrics, hasApps: () => boolean) => {
  const reach = createReach(upstream)
  const ready = async (response: ServerResponse): Promise<void> => {
    const platform = await reach()
    const parts = { platform: platform.up ? 'ok' : 'down', ...platform.parts, apps: hasApps() ? 'ok' : 'missing' }
    // Walls and lists go on without the store of files: it is told, and sends nobody away.
    const isReady = Object.entries(parts).every(([part, state]) => state === 'ok' || part === 'store')
    sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ok' : 'not-ready', parts })
  }
  /** Those of a platform that has none, or does not show them here, are left out. */
  const platformMetrics = async (): Promise<string> => {
    const answer = await upstream.get({ path: '/metrics', deadline }).catch(() => undefined)
    const isText = String(answer?.headers['content-type'] ?? '').startsWith('text/plain')
    return answer?.status === 200 && isText ? answer.text : ''
  }
  const count = async (response: ServerResponse, { isLocal }: Client): Promise<void> => {
    if (!isLocal) return sendText(response, 404, '404')
    const text = `${await metrics.text()}${await platformMetrics()}`
    response.setHeader('Content-Type', metrics.contentType)
    response.setHeader('Cache-Control', 'no-store')
    response.writeHead(200).end(text)
  }
  /** False: the path is none of these. */
  return (response: ServerResponse, path: string, client: Client): boolean => {
    if (path === '/healthz') sendJson(response, 200, { status: 'ok' })
    else if (path === '/readyz') void ready(response)
    else if (path === '/metrics') void count(response, client)
    else return false
    return true
  }
}
export type Status = ReturnType<typeof createStatus>
