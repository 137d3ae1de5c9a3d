import { envelopeOf, type ReadEnvelope } from '../../shared/api/envelope.ts'
import { fieldsIn, hasFields, numberOf } from '../../shared/record/fields.ts'
import { CallError, type CallFailure } from './errors.ts'

/** Texts that stand in where the server says nothing. */
export type Fallback = (kind: CallFailure) => string

const kinds: Readonly<Record<number, CallFailure>> = { [-1]: 'signed-out', 403: 'denied', 429: 'too-many' }

/** Illegal token, signed in elsewhere, token expired: codes of the template that platforms of this kind grew from. */
const reloginCodes: readonly unknown[] = [50008, 50012, 50014]
const asksToRelogin = (body: unknown): boolean => {
  const { status, code } = fieldsIn(body)
  return reloginCodes.includes(numberOf(status)) || reloginCodes.includes(numberOf(code))
}

const isText = (entry: readonly [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
const textsIn = (fields: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(isText))

const detailOf = (data: unknown): ConstructorParameters<typeof CallError>[2] => {
  const { fields, rules, retry_after, rate_bp } = fieldsIn(data)
  return {
    ...(hasFields(fields) ? { fields: textsIn(fields) } : {}),
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
