import type { Response } from 'express'
import type { Envelope, EnvelopeStatus } from '../../shared/api/envelope.ts'
import { isDatabaseAway } from '../db/failures.ts'
import { StoreTrouble } from '../media/store.ts'
import { Refused } from './refused.ts'
import type { Say } from './texts.ts'

/** An answer whose bytes are ready, or none at all (304). */
export class Ready {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null

  constructor(status: 200 | 304, headers: Readonly<Record<string, string>>, body: Buffer | null) {
    this.status = status
    this.headers = headers
    this.body = body
  }

  send(res: Response): void {
    res.status(this.status).set(this.headers)
    if (this.body === null) {
      res.end()
      return
    }
    if (!res.hasHeader('Content-Type')) res.set('Content-Type', 'application/json; charset=utf-8')
    res.end(this.body)
  }
}

const envelope = (status: EnvelopeStatus, data: unknown, message: string): Envelope => ({ status, data, message })

export const readyBody = (data: unknown): Buffer => Buffer.from(JSON.stringify(envelope(1, data, '')))

export const sendData = (res: Response, data: unknown): void => {
  res.set('Cache-Control', 'no-store').json(envelope(1, data, ''))
}

/** Refusals of requests that never reach a call have their HTTP status; all others have 200. */
export const sendRefusal = (
  res: Response,
  status: EnvelopeStatus,
  message: string,
  data: unknown,
  http = 200,
): void => {
  res
    .status(http)
    .set('Cache-Control', 'no-store')
    .json(envelope(status, data, message))
}

const sendRefused = (res: Response, refused: Refused, say: Say): void => {
  const { fields, params, refusal } = refused
  const spoken = fields && Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, say(key, params)]))
  if (refusal.retry_after !== undefined) res.set('Retry-After', String(refusal.retry_after))
  const data = spoken || Object.keys(refusal).length > 0 ? { ...refusal, ...(spoken ? { fields: spoken } : {}) } : null
  sendRefusal(res, refused.status, say(refused.text, params), data)
}

/** Sends what a failed call says to people; answers what is to be logged, if anything. */
export const sendFailure = (res: Response, error: unknown, say: Say): 'away' | 'broken' | undefined => {
  if (error instanceof Refused) {
    sendRefused(res, error, say)
    return undefined
  }
  if (isDatabaseAway(error)) {
    res.set('Retry-After', '2')
    sendRefusal(res, 0, say('away'), null, 503)
    return 'away'
  }
  if (error instanceof StoreTrouble) {
    res.set('Retry-After', '10')
    sendRefusal(res, 0, say('media.store'), null, 503)
    return 'away'
  }
  sendRefusal(res, 0, say('broken'), null, 500)
  return 'broken'
}
