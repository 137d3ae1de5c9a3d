import type { EnvelopeStatus, Refusal } from '../../shared/api/envelope.ts'
import type { Params } from '../../shared/i18n/texts.ts'
import type { TextKey } from './texts.ts'

/** A handler's "no": its sentence, the envelope's status, and what `data` tells (field messages are text keys). */
export class Refused extends Error {
  readonly text: TextKey
  readonly status: Exclude<EnvelopeStatus, 1>
  readonly params: Params
  readonly fields: Readonly<Record<string, TextKey>> | undefined
  readonly refusal: Refusal

  constructor(
    text: TextKey,
    options: {
      status?: Exclude<EnvelopeStatus, 1>
      params?: Params
      fields?: Readonly<Record<string, TextKey>>
      refusal?: Refusal
    } = {},
  ) {
    super(text)
    this.text = text
    this.status = options.status ?? 0
    this.params = options.params ?? {}
    this.fields = options.fields
    this.refusal = options.refusal ?? {}
  }
}

/** One field of the input is wrong in a way that its schema cannot tell. */
export const wrongField = (name: string, text: TextKey, params: Params = {}): Refused =>
  new Refused('invalid', { params: { ...params, fields: name }, fields: { [name]: text } })
