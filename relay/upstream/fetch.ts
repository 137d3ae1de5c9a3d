import { Agent, type Dispatcher } from 'undici'
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
  /** One POST of JSON; all else as `get`. */
  post(call: UpstreamCall & { readonly body: string }): Promise<UpstreamAnswer>
  /** One GET. Fails only with `UpstreamError`. Redirects are never followed and compressed bodies never unpacked. */
  get(call: UpstreamCall): Promise<UpstreamAnswer>
  close(): Promise<void>
}

type Settle = (outcome: UpstreamAnswer | UpstreamError) => void

/** Gathers one answer; `end` gives the call up with a reason, before or after the connection exists. */
const createReader = (settle: Settle) => {
  const chunks: Buffer[] = []
  let size = 0
  let status = 0
  let headers: UpstreamAnswer['headers'] = {}
  let controller: Dispatcher.DispatchController | undefined
  let reason: UpstreamError | undefined
  const end = (why: UpstreamError): void => {
    reason ??= why
    controller?.abort(reason)
    settle(reason)
  }
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(given) {
      controller = given
      if (reason) given.abort(reason)
    },
    onResponseStart(_controller, code, given) {
      status = code
      headers = given
      const encoding = given['content-encoding']
      if (encoding !== undefined && encoding !== 'identity') {
        end(new UpstreamError('bad-answer', 'compressed without being asked'))
      }
    },
    onResponseData(_controller, chunk) {
      size += chunk.length
      if (size > bodyLimit) end(new UpstreamError('too-large', `${bodyLimit} bytes`))
      else chunks.push(chunk)
    },
    onResponseEnd: () => settle({ status, headers, text: Buffer.concat(chunks, size).toString('utf8') }),
    onResponseError: (_controller, error) => settle(reason ?? causeOf(error)),
  }
  return { handler, end }
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
  })
  // The library's lowest level: half the cost of its streams for an answer that is wanted whole.
  const send = ({ path, headers, deadline, signal }: UpstreamCall, body?: string): Promise<UpstreamAnswer> =>
    new Promise((resolve, reject) => {
      const reader = createReader((outcome) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        if (outcome instanceof UpstreamError) reject(outcome)
        else resolve(outcome)
      })
      const abort = (): void => reader.end(new UpstreamError('aborted'))
      const timer = setTimeout(() => reader.end(new UpstreamError('timeout', `${deadline} ms`)), deadline)
      signal?.addEventListener('abort', abort, { once: true })
      if (signal?.aborted) abort()
      else {
        try {
          agent.dispatch(
            {
              origin: base.origin,
              path: prefix + path,
              method: body === undefined ? 'GET' : 'POST',
              headers: {
                accept: 'application/json',
                'accept-encoding': 'identity',
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                ...headers,
              },
              ...(body === undefined ? {} : { body }),
            },
            reader.handler,
          )
        } catch (error) {
          reader.end(causeOf(error))
        }
      }
    })
  return {
    get: (call) => send(call),
    post: (call) => send(call, call.body),
    close: () => agent.destroy(),
  }
}
