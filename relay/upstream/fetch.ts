import { Agent } from 'undici'
import { causeOf, UpstreamError } from './errors.ts'

/** Nothing that the platform says to the relay is longer. */
export const bodyLimit = 1024 * 1024

export interface UpstreamAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export interface UpstreamCall {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds for the whole answer, the last byte included. */
  readonly deadline: number
  /** Ends the call early; it then fails with `aborted`. */
  readonly signal?: AbortSignal
}

export interface Upstream {
  /** One GET. Fails only with `UpstreamError`. Redirects are never followed and compressed bodies never unpacked. */
  get(call: UpstreamCall): Promise<UpstreamAnswer>
  close(): Promise<void>
}

const readBody = async (body: AsyncIterable<Uint8Array> & { destroy(): unknown }): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > bodyLimit) {
      body.destroy()
      throw new UpstreamError('too-large', `${bodyLimit} bytes`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `connections` bounds how many calls run at once; without it every call gets its own. */
export const createUpstream = (baseUrl: string, connections?: number): Upstream => {
  const base = new URL(baseUrl)
  const prefix = base.pathname.replace(/\/$/, '')
  const agent = new Agent({
    connections: connections ?? null,
    pipelining: 1,
    connect: { timeout: 5_000 },
    // The deadline of each call counts, not the library's own.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: bodyLimit + 1,
  })
  return {
    async get({ path, headers, deadline, signal }) {
      const ending = new AbortController()
      const timer = setTimeout(() => ending.abort(new UpstreamError('timeout', `${deadline} ms`)), deadline)
      const abort = (): void => ending.abort(new UpstreamError('aborted'))
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort, { once: true })
      try {
        const answer = await agent.request({
          origin: base.origin,
          path: prefix + path,
          method: 'GET',
          headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
          signal: ending.signal,
        })
        const encoding = answer.headers['content-encoding']
        if (encoding !== undefined && encoding !== 'identity') {
          // Without a listener the library's own abort of the body would end the process.
          answer.body.on('error', () => {}).destroy()
          throw new UpstreamError('bad-answer', 'compressed without being asked')
        }
        return { status: answer.statusCode, headers: answer.headers, text: await readBody(answer.body) }
      } catch (error) {
        if (ending.signal.aborted) throw ending.signal.reason
        if ((error as { code?: unknown }).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
          throw new UpstreamError('too-large', `${bodyLimit} bytes`)
        }
        throw causeOf(error)
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
    },
    close: () => agent.destroy(),
  }
}
