import { fieldsIn } from '../../shared/record/fields.ts'

/** Why an answer of the platform could not be used; the word goes to the log, the metrics and the wall's footer. */
export type UpstreamCause =
  | 'refused'
  | 'reset'
  | 'timeout'
  | 'redirect'
  | 'too-large'
  | 'too-deep'
  | 'bad-answer'
  | 'rate-limited'
  | 'http-error'
  /** The platform has no such call (404). */
  | 'missing'
  | 'declined'
  | 'went-back'
  | 'denied'
  /** We ended the call ourselves: the room closed, or the platform came back and the call is made anew. */
  | 'aborted'

export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly reason: UpstreamCause
  /** Milliseconds that the platform asked us to stay away; 0 when it did not. */
  readonly retryAfter: number
  constructor(reason: UpstreamCause, detail = '', retryAfter = 0) {
    super(detail ? `${reason}: ${detail}` : reason)
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

const refusals = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** What a failed connection means, by its error code. */
export const causeOf = (error: unknown): UpstreamError => {
  if (error instanceof UpstreamError) return error
  const { code, message } = fieldsIn(error)
  const name = typeof code === 'string' ? code : ''
  if (refusals.has(name)) return new UpstreamError('refused', name)
  if (name === 'UND_ERR_HEADERS_TIMEOUT' || name === 'UND_ERR_BODY_TIMEOUT') return new UpstreamError('timeout', name)
  if (name === 'HPE_INVALID_CONSTANT' || name.startsWith('HPE_')) return new UpstreamError('bad-answer', name)
  return new UpstreamError('reset', name || String(message))
}
