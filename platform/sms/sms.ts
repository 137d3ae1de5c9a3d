import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { SmsType } from '../../shared/areas/account/api.ts'
import { maskedMobile } from '../../shared/format/mobile.ts'
import type { Db } from '../db/tables.ts'
import type { Metrics } from '../metrics.ts'
import { type OverLimit, reserveSend, takeBackSend } from '../queries/sms/sends.ts'
import { decoyCode, newCode } from './codes.ts'
import type { SmsLimits } from './limits.ts'
import { SmsFailed, type SmsMessage, type SmsProvider } from './provider.ts'

export interface SmsQuestion {
  readonly mobile: string
  readonly type: SmsType
  /** Who asks, for the limit of an address. */
  readonly address: string
  readonly text: (code: string) => string
  /** Nothing is sent: the answer only looks as if. */
  readonly decoy: boolean
  /** The answer must not tell one number from another. */
  readonly secret: boolean
  /** Unix seconds. */
  readonly now: number
}

export type SmsOutcome = { readonly sent: boolean; readonly refused?: never } | OverLimit

const tooSlow = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new SmsFailed('too slow')), { once: true })
  })

export interface SmsParts {
  readonly db: Db
  readonly provider: SmsProvider
  readonly log: Logger
  readonly limits: SmsLimits
  readonly metrics: Metrics
}

/** Sends codes within the limits. One for the whole process. */
export class Sms {
  readonly #db: Db
  readonly #provider: SmsProvider
  readonly #log: Logger
  readonly #limits: SmsLimits
  readonly #metrics: Metrics
  readonly #limitMs: number
  /** How the last sending went, for decoys: they take as long, and fail while the provider is down. */
  #last = { ms: 0, down: false }

  constructor({ db, provider, log, limits, metrics }: SmsParts, limitMs = 10_000) {
    this.#db = db
    this.#provider = provider
    this.#log = log
    this.#limits = limits
    this.#metrics = metrics
    this.#limitMs = limitMs
  }

  /** Whether this installation sends to the number at all. */
  sendsTo(mobile: string): boolean {
    const { prefixes } = this.#limits
    const allowed = prefixes.length === 0 || prefixes.some((prefix) => mobile.startsWith(prefix))
    if (!allowed) this.#metrics.code('prefix')
    return allowed
  }

  async send(question: SmsQuestion): Promise<SmsOutcome> {
    const outcome = await this.#send(question)
    const ended = outcome.refused ?? (question.decoy ? 'decoy' : outcome.sent ? 'sent' : 'failed')
    this.#metrics.code(ended)
    return outcome
  }

  async #send(question: SmsQuestion): Promise<SmsOutcome> {
    const { mobile, type, now, secret, decoy } = question
    const { code, stored } = newCode(now)
    const kept = decoy ? decoyCode(now) : stored
    const reserved = await reserveSend(this.#db, question, kept, this.#limits.daily)
    if (reserved.refused) return reserved
    try {
      if (decoy) await this.#pretend()
      else await this.#deliver({ mobile, type, code, text: question.text(code) })
      return { sent: true }
    } catch (error) {
      // A refusal of one number would tell that it was really sent to: whoever must not know sees a sending.
      if (error instanceof SmsFailed && error.about === 'number' && secret) return { sent: true }
      await takeBackSend(this.#db, reserved.id, question, kept.salt)
      if (error instanceof SmsFailed) return { sent: false }
      throw error
    }
  }

  async #deliver(message: SmsMessage): Promise<void> {
    const fields = { provider: this.#provider.name, type: message.type, mobile: maskedMobile(message.mobile) }
    const signal = AbortSignal.timeout(this.#limitMs)
    const began = performance.now()
    let down = false
    try {
      await Promise.race([this.#provider.send(message, signal), tooSlow(signal)])
      this.#log.info(fields, 'code sent')
    } catch (error) {
      down = !(error instanceof SmsFailed) || error.about === 'provider'
      const reason = error instanceof SmsFailed ? error.reason : 'broken'
      this.#log.warn({ ...fields, reason }, 'code not sent')
      throw error
    } finally {
      this.#last = { ms: performance.now() - began, down }
    }
  }

  async #pretend(): Promise<void> {
    const { ms, down } = this.#last
    await sleep(ms)
    if (down) throw new SmsFailed('down')
  }
}
