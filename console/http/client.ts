import type * as z from 'zod/mini'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { callTimeoutMs } from '../../shared/api/limits.ts'
import { timeDifferenceOf } from '../../shared/time/difference.ts'
import { type TextKey, textNow } from '../i18n/use-text.ts'
import { deviceKey } from '../state/device.ts'
import { usePreferences } from '../state/preferences.ts'
import { endSession, useSession } from '../state/session.ts'
import { showToast } from '../state/toasts.ts'
import { type Fallback, readAnswer } from './answer.ts'
import { CallError } from './errors.ts'
import { track } from './pending.ts'
import { headersOf, requestOf } from './request.ts'

const fallbackOf =
  ({ method, path }: Pick<Endpoint, 'method' | 'path'>): Fallback =>
  (kind) => {
    if (kind === 'too-many') return textNow('error.tooMany')
    if (kind === 'missing') return textNow('call.missing', { call: `${method} ${path}` })
    if (kind === 'answer') return textNow('call.answer', { call: `${method} ${path}` })
    if (kind === 'denied') return textNow('error.denied')
    if (kind === 'relogin') return textNow('login.again')
    return textNow('error.network')
  }

export interface CallOptions {
  readonly signal?: AbortSignal
  /**
   * `always` shows a failure as a message; `offered` leaves out that the platform has no such call; `once`, for what repeats by
   * itself, also a network failure that follows another one; `never` is for callers that show it themselves.
   */
  readonly tell?: 'always' | 'offered' | 'once' | 'never'
  /** What the server says of a success; not called when it says nothing. */
  readonly onMessage?: (message: string) => void
  /** What is said of data in another shape, instead of the general sentence. */
  readonly unreadable?: TextKey
}

let down = false
const tell = (error: CallError, how: CallOptions['tell'] = 'always'): void => {
  const { kind } = error
  const repeated = kind === 'network' && down
  down = kind === 'network'
  if (how === 'never' || kind === 'denied' || kind === 'relogin') return
  if ((kind === 'missing' && how !== 'always') || (repeated && how === 'once')) return
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
  if (endpoint.device) headers.device = deviceKey()
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
    const error = cause instanceof CallError ? cause : new CallError('network', textNow('error.network'))
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
    const fallback = fallbackOf(endpoint)
    const { data, message } = readAnswer(response.status, await response.json().catch(() => null), fallback)
    const read = endpoint.data.safeParse(data)
    if (!read.success) {
      throw new CallError('answer', options.unreadable ? textNow(options.unreadable) : fallback('answer'))
    }
    if (message) options.onMessage?.(message)
    return read.data
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
    const fallback = fallbackOf(endpoint)
    readAnswer(response.status, await response.json().catch(() => null), fallback)
    throw new CallError('answer', fallback('answer'))
  })
