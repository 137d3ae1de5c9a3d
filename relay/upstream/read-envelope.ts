import { envelopeOf } from '../../shared/api/envelope.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { UpstreamError } from './errors.ts'
import type { UpstreamAnswer } from './fetch.ts'
import { parseJson } from './safe-json.ts'

const headerOf = (answer: UpstreamAnswer, name: string): string => {
  const value = answer.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** `Retry-After` in milliseconds: seconds or a date; 0 when absent or unreadable, at most an hour. */
export const retryAfterOf = (answer: UpstreamAnswer, now: number): number => {
  const value = headerOf(answer, 'retry-after')
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, 3_600_000) : 0
}

/** Milliseconds that the platform says it waited for news; 0 when it did not. */
export const grantedWait = (answer: UpstreamAnswer): number => {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,4})/i.exec(headerOf(answer, 'preference-applied'))?.[1]
  return seconds === undefined ? 0 : Number(seconds) * 1000
}

export const etagOf = (answer: UpstreamAnswer): string => headerOf(answer, 'etag')

/** `denied` carries the envelope's own word (-1 or 403): what it means for a wall is decided elsewhere. */
export type EnvelopeReading =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'denied'; readonly status: -1 | 403 }

/** The envelope of a 200 answer, or the session verdict. Throws `UpstreamError` for everything else. */
export const readEnvelope = (answer: UpstreamAnswer, now: number): EnvelopeReading => {
  const { status, text } = answer
  if (status === 429) throw new UpstreamError('rate-limited', '429', retryAfterOf(answer, now))
  if (status >= 300 && status < 400) throw new UpstreamError('redirect', String(status))
  if (status === 404) throw new UpstreamError('missing', '404')
  if (status !== 200) throw new UpstreamError('http-error', String(status), retryAfterOf(answer, now))
  const body = envelopeOf(parseJson(text))
  if (!body) throw new UpstreamError('bad-answer', 'no envelope')
  if (body.status === 1) return { kind: 'data', data: body.data }
  if (body.status === -1 || body.status === 403) return { kind: 'denied', status: body.status }
  if (body.status === 429) {
    const seconds = Number(fieldsIn(body.data).retry_after ?? 0)
    const asked = Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1000, 3_600_000) : 0
    throw new UpstreamError('rate-limited', 'envelope', Math.max(asked, retryAfterOf(answer, now)))
  }
  throw new UpstreamError('declined', `status ${String(body.status).slice(0, 12)}`)
}
