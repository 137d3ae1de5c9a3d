import type * as z from 'zod/mini'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { isEnvelope } from '../../shared/api/envelope.ts'
import { callTimeoutMs } from '../../shared/api/limits.ts'
import { timeDifferenceOf } from '../../shared/time/difference.ts'
import { textNow } from '../i18n/use-text.ts'
import { usePreferences } from '../state/preferences.ts'
import { endSession, useSession } from '../state/session.ts'
import { showToast } from '../state/toasts.ts'
import { type Fallback, readAnswer } from './answer.ts'
import { CallError } from './errors.ts'
import { track } from './pending.ts'
import { headersOf, requestOf } from './request.ts'

const fallback: Fallback = (kind) => {
  if (kind === 'too-many') return textNow('error.tooMany')
  if (kind === 'missing') return textNow('call.missing')
  if (kind === 'answer') return textNow('call.answer')
  if (kind === 'denied') return textNow('error.denied')
  if (kind === 'relogin') return textNow('login.again')
  return textNow('error.network')
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /**
   * `always` shows a failure as a message; `once` leaves out a network failure that follows another one, for what
   * repeats by itself; `never` is for callers that show it themselves.
   */
  readonly tell?: 'always' | 'once' | 'never'
  /** What the server says of a success; not called when it says nothing. */
  readonly onMessage?: (message: string) => void
}

let down = false
const tell = (error: CallError, how: CallOptions['tell'] = 'always'): void => {
  const repeated = error.kind === 'network' && down
  down = error.kind === 'network'
  if (how === 'never' || error.kind === 'denied' || error.kind === 'relogin' || (how === 'once' && repeated)) return
  showToast('bad', error.message)
}

interface Sent {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly token: string | null
  readonly signal: AbortSignal
}

const send = ({ endpoint, input, token, signal }: Sent): Promise<Response> => {
  const { record } = useSession.getState()
  const { url, method, body } = requestOf(endpoint, input, record ? timeDifferenceOf(record, endpoint.path) : undefined)
  const headers = headersOf(token, record, usePreferences.getState().language)
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  return fetch(url, { method, headers, signal, cache: 'no-store', ...(body ? { body } : {}) })
}

/** Sends a call and reads its answer, with all that happens when it fails. */
const attempt = async <T>(
  endpoint: Endpoint,
  input: unknown,
  options: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> => {
  const timeout = AbortSignal.timeout(callTimeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const { token } = useSession.getState()
  try {
    const answer = await track(endpoint.method, send({ endpoint, input, token, signal }).then(read))
    down = false
    return answer
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    const error = cause instanceof CallError ? cause : new CallError('network', fallback('network'))
    tell(error, options.tell)
    if (error.kind === 'signed-out') endSession(token)
    if (error.kind === 'relogin') void import('./relogin.ts').then(({ askRelogin }) => askRelogin(token, options.tell))
    throw error
  }
}

/**
 * The data of `endpoint` for `input`; FormData goes as multipart. Throws a CallError, after telling the user; an answer -1
 * ends the session here and in other tabs. An abort by the caller throws what `fetch` throws.
 */
export const call = <I extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Endpoint<I, D>,
  input: z.input<I> | FormData,
  options: CallOptions = {},
): Promise<z.output<D>> =>
  attempt(endpoint, input, options, async (response) => {
    const answer: unknown = await response.json().catch(() => null)
    const read = endpoint.data.safeParse(readAnswer(response.status, answer, fallback))
    if (!read.success) throw new CallError('answer', fallback('answer'))
    if (isEnvelope(answer) && answer.message) options.onMessage?.(answer.message)
    return read.data as z.output<D>
  })

/** The file that `endpoint` answers with, as `call` otherwise; its name from the header, undefined without one. */
export const callForFile = <I extends z.ZodMiniType>(
  endpoint: Endpoint<I>,
  input: z.input<I>,
  options: CallOptions = {},
): Promise<{ readonly file: Blob; readonly name: string | undefined }> =>
  attempt(endpoint, input, options, async (response) => {
    const disposition = response.headers.get('content-disposition')
    if (response.ok && disposition?.startsWith('attachment')) {
      const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
      return { file: await response.blob(), name: name && decodeURIComponent(name) }
    }
    readAnswer(response.status, await response.json().catch(() => null), fallback)
    throw new CallError('answer', fallback('answer'))
  })
