import { hasFields, numberOf } from '../record/fields.ts'

/**
 * Every answer of the API that reaches a handler has HTTP status 200 and this body; requests that never reach one (bad
 * JSON, too large, unknown path) have the proper HTTP status and the same body.
 */
export interface Envelope<Data = unknown> {
  readonly status: EnvelopeStatus
  readonly data: Data
  readonly message: string
}

/** 1 success, 0 refused or invalid, -1 no valid session, 403 not allowed for this record, 429 too many requests. */
export type EnvelopeStatus = 1 | 0 | -1 | 403 | 429

/** `data` of a refusal: names of wrong fields with a message each, the access rules that refused, when to try again, a rate. */
export interface Refusal {
  readonly fields?: Readonly<Record<string, string>>
  readonly rules?: readonly string[]
  /** Seconds. */
  readonly retry_after?: number
  /** The product's commission rate now (basis points), where the caller acted on another one. */
  readonly rate_bp?: number
  /** What stands in a row now, by column, where the caller agreed to something else. */
  readonly now?: Readonly<Record<string, string | number | boolean | null>>
}

/** An envelope as any platform sends it: `status` may be one that we do not know. */
export interface ReadEnvelope {
  readonly status: number
  readonly data: unknown
  /** Empty when it says nothing. */
  readonly message: string
}

/**
 * The envelope in `value`, or null. A status may travel as the text of a number; `msg` and `message` are the same field, the
 * first that is a non-empty text.
 */
export const envelopeOf = (value: unknown): ReadEnvelope | null => {
  if (!hasFields(value)) return null
  const status = numberOf(value.status)
  if (typeof status !== 'number') return null
  const said = [value.msg, value.message].find((text) => typeof text === 'string' && text.trim() !== '')
  return { status, data: value.data, message: typeof said === 'string' ? said : '' }
}
