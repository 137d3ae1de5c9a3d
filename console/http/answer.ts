import { envelopeOf, type ReadEnvelope, type Refusal } from '../../shared/api/envelope.ts'
import { numberOf } from '../../shared/record/fields.ts'
import { CallError, type CallFailure } from './errors.ts'

/** Texts that stand in where the server says nothing. */
export type Fallback = (kind: CallFailure) => string

const kinds: Readonly<Record<number, CallFailure>> = { [-1]: 'signed-out', 403: 'denied', 429: 'too-many' }

/** Illegal token, signed in elsewhere, token expired: codes of the template that platforms of this kind grew from. */
const reloginCodes: readonly unknown[] = [50008, 50012, 50014]
const asksToRelogin = (body: unknown): boolean => {
  if (typeof body !== 'object' || body === null) return false
  const { status, code } = body as { status?: unknown; code?: unknown }
  return reloginCodes.includes(numberOf(status)) || reloginCodes.includes(numberOf(code))
}

const detailOf = (data: unknown): ConstructorParameters<typeof CallError>[2] => {
  if (typeof data !== 'object' || data === null) return {}
  const { fields, rules, retry_after, rate_bp } = data as Refusal
  return {
    ...(fields && typeof fields === 'object' ? { fields } : {}),
    ...(Array.isArray(rules) ? { rules: rules.filter((rule) => typeof rule === 'string') } : {}),
    ...(typeof retry_after === 'number' ? { retryAfter: retry_after } : {}),
    ...(typeof rate_bp === 'number' ? { rateBp: rate_bp } : {}),
  }
}

/** The envelope of a success, or the failure that it is. `httpStatus` matters only where the body is no envelope. */
export const readAnswer = (httpStatus: number, body: unknown, fallback: Fallback): ReadEnvelope => {
  if (asksToRelogin(body)) throw new CallError('relogin', fallback('relogin'))
  const envelope = envelopeOf(body)
  if (!envelope) {
    const kind: CallFailure = httpStatus === 404 ? 'missing' : 'network'
    throw new CallError(kind, fallback(kind))
  }
  const { status, data, message } = envelope
  if (status === 1) return envelope
  const kind: CallFailure = httpStatus === 404 ? 'missing' : (kinds[status] ?? 'refused')
  throw new CallError(kind, kind === 'missing' ? fallback(kind) : message || fallback(kind), detailOf(data))
}
