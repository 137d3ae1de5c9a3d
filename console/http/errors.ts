/**
 * Why a call has no data. `refused`: status 0. `signed-out`: -1. `denied`: 403. `too-many`: 429. `network`: no answer
 * within 90 s, or none that is an envelope. `missing`: the platform has no such call. `answer`: data of another shape.
 * `relogin`: code 50008, 50012 or 50014, the session is used elsewhere or over, and the user says what happens.
 */
export type CallFailure =
  | 'refused'
  | 'signed-out'
  | 'relogin'
  | 'denied'
  | 'too-many'
  | 'network'
  | 'missing'
  | 'answer'

export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallFailure
  /** Message per refused field. */
  readonly fields: Readonly<Record<string, string>>
  /** Ids of the access rules that refused. */
  readonly rules: readonly string[]
  /** Seconds until another try makes sense, when the server says so. */
  readonly retryAfter: number | undefined
  /** The product's commission rate now (basis points), when the call was for another one. */
  readonly rateBp: number | undefined

  constructor(
    kind: CallFailure,
    message: string,
    detail: {
      fields?: Readonly<Record<string, string>>
      rules?: readonly string[]
      retryAfter?: number
      rateBp?: number
    } = {},
  ) {
    super(message)
    this.kind = kind
    this.fields = detail.fields ?? {}
    this.rules = detail.rules ?? []
    this.retryAfter = detail.retryAfter
    this.rateBp = detail.rateBp
  }
}

/** For the end of a call whose failure its caller was told already. @throws whatever else it is */
export const unlessTold = (cause: unknown): void => {
  if (!(cause instanceof CallError)) throw cause
}
