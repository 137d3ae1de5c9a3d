import type * as z from 'zod/mini'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { textNow } from '../i18n/use-text.ts'
import { usePreferences } from '../state/preferences.ts'
import { endSession, useSession } from '../state/session.ts'
import { showToast } from '../state/toasts.ts'
import { type Fallback, readAnswer } from './answer.ts'
import { CallError } from './errors.ts'
import { track } from './pending.ts'
import { headersOf, requestOf } from './request.ts'

const timeoutMs = 90_000

const fallback: Fallback = (kind) => {
  if (kind === 'too-many') return textNow('error.tooMany')
  if (kind === 'missing') return textNow('call.missing')
  if (kind === 'answer') return textNow('call.answer')
  if (kind === 'denied') return textNow('error.denied')
  return textNow('error.network')
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /**
   * `always` shows a failure as a message; `once` leaves out a network failure that follows another one, for what
   * repeats by itself; `never` is for callers that show it themselves.
   */
  readonly tell?: 'always' | 'once' | 'never'
}

let down = false
const tell = (error: CallError, how: CallOptions['tell'] = 'always'): void => {
  const repeated = error.kind === 'network' && down
  down = error.kind === 'network'
  if (how === 'never' || error.kind === 'denied' || (how === 'once' && repeated)) return
  showToast(error.kind === 'signed-out' ? 'warn' : 'bad', error.message)
}

const ask = async (endpoint: Endpoint, input: unknown, token: string | null, signal: AbortSignal): Promise<unknown> => {
  const { url, method, body } = requestOf(endpoint, input)
  const headers = headersOf(token, useSession.getState().record, usePreferences.getState().language)
  if (body !== undefined) headers['content-type'] = 'application/json'
  const response = await fetch(url, { method, headers, signal, cache: 'no-store', ...(body ? { body } : {}) })
  const data = readAnswer(response.status, await response.json().catch(() => null), fallback)
  const read = endpoint.data.safeParse(data)
  if (!read.success) throw new CallError('answer', fallback('answer'))
  return read.data
}

/**
 * The data of `endpoint` for `input`. Throws a CallError, after telling the user; an answer -1 ends the session here and in
 * other tabs. An abort by the caller throws what `fetch` throws.
 */
export const call = async <I extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Endpoint<I, D>,
  input: z.input<I>,
  options: CallOptions = {},
): Promise<z.output<D>> => {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const { token } = useSession.getState()
  try {
    const data = await track(endpoint.method, ask(endpoint, input, token, signal))
    down = false
    return data as z.output<D>
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    const error = cause instanceof CallError ? cause : new CallError('network', fallback('network'))
    tell(error, options.tell)
    if (error.kind === 'signed-out') endSession(token)
    throw error
  }
}
