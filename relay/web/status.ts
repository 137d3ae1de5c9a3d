import type { ServerResponse } from 'node:http'
import type { Metrics } from '../metrics.ts'
import { UpstreamError } from '../upstream/errors.ts'
import type { Upstream } from '../upstream/fetch.ts'
import { sendJson, sendText } from './answers.ts'
import type { Client } from './client.ts'

const deadline = 2_000
const believedFor = 1_000

/** Whether the platform answers at all; asked at most once a second. */
const createReach = (upstream: Upstream) => {
  let last: { at: number; answer: Promise<boolean> } | undefined
  return (): Promise<boolean> => {
    if (last && performance.now() - last.at < believedFor) return last.answer
    const answer = upstream.get({ path: '/livez', deadline }).then(
      ({ status }) => status < 500,
      (error: unknown) => error instanceof UpstreamError && error.reason === 'too-large',
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
    const apps = hasApps()
    const parts = { platform: platform ? 'ok' : 'down', apps: apps ? 'ok' : 'missing' }
    sendJson(response, platform && apps ? 200 : 503, { status: platform && apps ? 'ok' : 'not-ready', parts })
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
