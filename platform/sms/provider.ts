import type { SmsType } from '../../shared/areas/account/api.ts'

export interface SmsMessage {
  readonly mobile: string
  readonly type: SmsType
  readonly code: string
  /** What the phone shows, in the language of whoever asked. */
  readonly text: string
}

/** `send` resolves when the message is on its way; `signal` aborts when it takes too long. @throws SmsFailed */
export interface SmsProvider {
  readonly name: string
  send(message: SmsMessage, signal: AbortSignal): Promise<void>
}

/**
 * A message that did not go. `reason` is for the log and holds nothing of the message; `about` tells whether only this
 * number was refused, or the provider is in trouble with every one.
 */
export class SmsFailed extends Error {
  readonly reason: string
  readonly about: 'number' | 'provider'

  constructor(reason: string, about: 'number' | 'provider' = 'provider') {
    super(reason)
    this.reason = reason
    this.about = about
  }
}
