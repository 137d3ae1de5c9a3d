import { sessionApi } from '../../shared/areas/account/session-api.ts'
import { BoundedMap } from '../../shared/memory/bounded-map.ts'
import { readRecord, type UserRecord } from '../../shared/record/record.ts'
import type { Timing } from '../timing.ts'
import { UpstreamError } from './errors.ts'
import type { Upstream } from './fetch.ts'
import { readEnvelope } from './read-envelope.ts'

export type Verdict =
  | { readonly kind: 'valid'; readonly record: UserRecord }
  /** Nobody's, or of an account whose password is to be changed first. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' }
  /** The platform does not offer the session call. */
  | { readonly kind: 'missing' }

interface Known {
  readonly verdict: Extract<Verdict, { kind: 'valid' | 'refused' }>
  readonly at: number
}

const memory = 20_000
const queueLimit = 20_000
/** A guessed token is not asked again for this long. */
const refusedFor = 5_000

/**
 * What the platform says of a token (`/api/v1/member/info`), one question at a time for each token. A valid answer is
 * believed for `timing.sessionFresh`; the last valid one is kept to let known walls in while the platform is away.
 */
export const createSessions = (upstream: Upstream, timing: Timing) => {
  const known = new BoundedMap<string, Known>(memory)
  const asking = new Map<string, Promise<Verdict>>()

  const remember = (token: string, verdict: Known['verdict']): void => {
    known.set(token, { verdict, at: performance.now() })
  }
  const ask = async (token: string): Promise<Verdict> => {
    try {
      const answer = await upstream.get({
        path: sessionApi.info.path,
        headers: { token, version: '0', isad: '0' },
        deadline: timing.sessionDeadline,
      })
      const reading = readEnvelope(answer, Date.now())
      const record = reading.kind === 'data' ? readRecord(reading.data) : null
      const verdict: Known['verdict'] = record?.must_change === 0 ? { kind: 'valid', record } : { kind: 'refused' }
      remember(token, verdict)
      return verdict
    } catch (error) {
      return { kind: error instanceof UpstreamError && error.reason === 'missing' ? 'missing' : 'unavailable' }
    }
  }

  return {
    /** Asks the platform now, whatever is remembered. */
    fresh(token: string): Promise<Verdict> {
      const running = asking.get(token)
      if (running) return running
      if (asking.size >= queueLimit) return Promise.resolve({ kind: 'unavailable' })
      const question = ask(token).finally(() => asking.delete(token))
      asking.set(token, question)
      return question
    },
    /** What is remembered if it is fresh enough, else the platform's answer. */
    async check(token: string): Promise<Verdict> {
      const last = known.get(token)
      const freshFor = last?.verdict.kind === 'valid' ? timing.sessionFresh : Math.min(refusedFor, timing.sessionFresh)
      if (last && performance.now() - last.at < freshFor) return last.verdict
      return this.fresh(token)
    },
    /** The record of a token whose last known answer was valid, however old. */
    remembered(token: string): UserRecord | undefined {
      const last = known.get(token)?.verdict
      return last?.kind === 'valid' ? last.record : undefined
    },
    /** Milliseconds since the platform last answered about it. */
    ageOf: (token: string): number => performance.now() - (known.get(token)?.at ?? Number.NEGATIVE_INFINITY),
  }
}
export type Sessions = ReturnType<typeof createSessions>
