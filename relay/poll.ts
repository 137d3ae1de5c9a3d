import { Pace } from '../shared/time/pace.ts'
import type { Timing } from './timing.ts'
import { backoffDelay } from './upstream/backoff.ts'
import { causeOf, UpstreamError } from './upstream/errors.ts'
import type { Upstream, UpstreamAnswer } from './upstream/fetch.ts'
import type { Health } from './upstream/health.ts'
import type { Liveness, LivenessReport } from './upstream/liveness.ts'
import { createPause } from './upstream/pause.ts'
import { etagOf, grantedWait, readEnvelope } from './upstream/read-envelope.ts'
import type { Credential, TokenRing } from './upstream/token-ring.ts'

export type PollOutcome = 'news' | 'unchanged' | UpstreamError['reason']

export interface PollerOptions {
  readonly upstream: Upstream
  readonly liveness: Liveness
  readonly timing: Timing
  readonly path: string
  readonly ring: TokenRing
  readonly health: Health
  /** Takes the content of a 200 answer. False: not to be relied on as a whole, so ask again without its ETag. */
  readonly take: (data: unknown) => boolean
  /** Decides what a -1 or 403 means; `again` asks once more. True: the token was taken out of the ring. */
  readonly judge: (credential: Credential, status: -1 | 403, again: () => Promise<boolean>) => Promise<boolean>
  readonly ended: (outcome: PollOutcome, error?: UpstreamError) => void
}

/** Polls one source for as long as it runs, one call at a time. */
export const createPoller = (options: PollerOptions) => {
  const { upstream, liveness, timing, ring, health } = options
  const pause = createPause()
  const pace = new Pace(timing.spacing, timing.burst)
  let stopped = false
  let etag = ''
  /** Milliseconds of wait that the platform grants; undefined until it has told. */
  let granted: number | undefined
  /** After a failure the next answer shall come at once: it says that the source is well again. */
  let anew = false
  let failures = 0
  let call: { controller: AbortController; startedAt: number; waits: boolean } | undefined
  let lastFailure: UpstreamError['reason'] | undefined

  const request = async (credential: Credential): Promise<UpstreamAnswer> => {
    const asked = anew ? 0 : granted === undefined && etag !== '' ? timing.probe : timing.wait
    const wait = etag === '' ? 0 : Math.min(asked, granted ?? asked)
    const controller = new AbortController()
    const startedAt = performance.now()
    call = { controller, startedAt, waits: wait > 0 }
    const overdue = setTimeout(() => health.fail('slow', 'overdue'), wait + timing.overdue)
    try {
      return await upstream.get({
        path: options.path,
        deadline: anew ? timing.deadlineAgain : wait + timing.deadline,
        signal: controller.signal,
        headers: {
          token: credential.token,
          version: String(credential.record.current_version),
          isad: String(credential.record.isadVersion || 0),
          ...(asked > 0 ? { prefer: `wait=${Math.round(asked / 1000)}` } : {}),
          ...(etag === '' ? {} : { 'if-none-match': etag }),
        },
      })
    } finally {
      clearTimeout(overdue)
      call = undefined
    }
  }

  /** Milliseconds to the next poll after an answer that was good. */
  const learn = (answer: UpstreamAnswer, conditional: boolean, startedAt: number): number => {
    const took = performance.now() - startedAt
    const wait = grantedWait(answer)
    if (wait > 0) granted = granted === undefined ? timing.wait : wait
    else if (conditional && !anew) granted = 0
    anew = false
    // An immediate 304 from a platform that claims to wait would make a busy loop.
    const claimsOnly = answer.status === 304 && wait > 0 && took < Math.min(wait / 2, timing.gap / 2)
    const waits = etag !== '' && !claimsOnly && granted !== 0
    return waits ? pace.wait(performance.now()) : Math.max(0, timing.gap - took)
  }

  const deniedAgain = async (credential: Credential): Promise<boolean> => {
    const answer = await request(credential)
    return answer.status === 200 && readEnvelope(answer, Date.now()).kind === 'denied'
  }

  const once = async (credential: Credential): Promise<number> => {
    const startedAt = performance.now()
    pace.begin(startedAt)
    const conditional = etag !== ''
    const answer = await request(credential)
    if (stopped) return 0
    if (answer.status === 304 && conditional) {
      health.confirm()
      options.ended('unchanged')
    } else {
      const reading = readEnvelope(answer, Date.now())
      if (reading.kind === 'denied') {
        const gone = await options.judge(credential, reading.status, () => deniedAgain(credential))
        if (!gone) throw new UpstreamError('denied', String(reading.status))
        options.ended('denied')
        return 0
      }
      etag = options.take(reading.data) ? etagOf(answer) : ''
      health.confirm()
      options.ended('news')
    }
    failures = 0
    lastFailure = undefined
    return learn(answer, conditional, startedAt)
  }

  /**
   * Milliseconds to the next poll after a failure. A platform that is silent altogether is asked ever more seldom: its
   * sign of life brings the next poll. While it lives, nothing but its answers tells that they are good again: it is
   * asked within seconds of the failed call's start, without a wait and by ETag.
   */
  const again = (error: UpstreamError, took: number): number => {
    const pause = backoffDelay(failures, { first: timing.backoffFirst, last: timing.backoffLast }, error.retryAfter)
    const silent = liveness.state() === 'dead' || liveness.state() === 'slow'
    if (silent || error.retryAfter > 0) return pause
    const latest = timing.askAgainFrom + Math.random() * (timing.askAgainTo - timing.askAgainFrom)
    return Math.max(0, Math.min(pause, latest - took))
  }

  const fail = (error: UpstreamError, took: number): number => {
    if (error.reason === 'aborted') return 0
    failures += 1
    lastFailure = error.reason
    anew = true
    if (error.reason === 'denied') ring.rotate()
    const source = error.reason === 'denied' ? 'denied' : error.reason === 'rate-limited' ? 'slow' : 'down'
    health.fail(source, error.reason)
    options.ended(error.reason, error)
    return again(error, took)
  }

  const loop = async (): Promise<void> => {
    while (!stopped) {
      const credential = ring.current()
      const startedAt = performance.now()
      const delay = credential
        ? await once(credential).catch((error) => fail(causeOf(error), performance.now() - startedAt))
        : timing.backoffLast
      if (!stopped && delay > 0) await pause.wait(delay)
    }
  }

  const lived = ({ state, cause, back }: LivenessReport): void => {
    if (state === 'slow' || state === 'dead') health.fail(state === 'slow' ? 'slow' : 'down', cause)
    else if (state === 'alive' && call?.waits && granted && failures === 0) health.touch()
    if (!back) return
    failures = 0
    anew = true
    call?.controller.abort()
    if (lastFailure !== 'rate-limited') pause.wake()
  }
  const unlisten = liveness.listen(lived)
  void loop()

  return {
    /** A token joined: when the others were refused it is tried at once. */
    joined: (): void => {
      if (lastFailure === 'denied' || ring.size() === 1) pause.wake()
    },
    stop(): void {
      stopped = true
      unlisten()
      call?.controller.abort()
      pause.wake()
    },
  }
}
