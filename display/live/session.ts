import { envelopeOf } from '../../shared/api/envelope.ts'
import { readItem } from '../settings/stored-items.ts'

const timeoutMs = 10_000

/** Headers that every call of the apps carries. */
export const callHeaders = (): Record<string, string> => ({ token: readItem('token') ?? '', version: '0', isad: '0' })

/** The JSON answer of a GET of this origin, or undefined when there is none in time. */
export const getJson = async (path: string): Promise<unknown> => {
  try {
    const response = await fetch(path, {
      headers: callHeaders(),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await response.json()
  } catch {
    return undefined
  }
}

/** The same of a POST. */
export const postJson = async (path: string, body: object): Promise<unknown> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...callHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await response.json()
  } catch {
    return undefined
  }
}

/** `gone` and `unreadable` only when the platform itself says so: a relay that refuses by mistake must not send a wall to the login page. */
export const sessionState = async (): Promise<'valid' | 'gone' | 'unreadable' | 'unknown'> => {
  const answer = envelopeOf(await getJson('/api/v1/member/info'))
  if (answer?.status === -1) return 'gone'
  if (answer?.status !== 1) return 'unknown'
  const { readRecord } = await import('../../shared/record/record.ts')
  return readRecord(answer.data) ? 'valid' : 'unreadable'
}
