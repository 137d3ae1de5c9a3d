import type { Timing } from '../timing.ts'
import { UpstreamError } from './errors.ts'
import type { Upstream } from './fetch.ts'
import { createPause } from './pause.ts'

/** `absent`: the platform has no `/livez`; then only its answers tell how it is. */
export type LivenessState = 'unknown' | 'alive' | 'slow' | 'dead' | 'absent'
export interface LivenessReport {
  readonly state: LivenessState
  readonly cause: string
  /** It answered just now after it had not. */
  readonly back: boolean
}
export type LivenessListener = (report: LivenessReport) => void

/**
 * One question to `GET /livez` every two seconds while anybody listens, so that a platform that dies under an open
 * wait is noticed at once, and one that returns is asked again at once.
 */
export const createLiveness = (upstream: Upstream, timing: Timing) => {
  const listeners = new Set<LivenessListener>()
  const pause = createPause()
  let state: LivenessState = 'unknown'
  let running = false
  let silentSince = 0
  let ending = new AbortController()
  const isAbsent = (): boolean => state === 'absent'

  const report = (next: LivenessState, cause: string): void => {
    const back = (state === 'slow' || state === 'dead') && (next === 'alive' || next === 'absent')
    state = next
    for (const listener of [...listeners]) listener({ state, cause, back })
  }

  const ask = async (): Promise<void> => {
    const startedAt = performance.now()
    try {
      const { status } = await upstream.get({ path: '/livez', deadline: timing.livezHang, signal: ending.signal })
      silentSince = 0
      if (status >= 200 && status < 300) report('alive', '')
      else if (status >= 500) report('dead', `livez-${status}`)
      else report('absent', '')
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.reason === 'aborted') return
      if (error.reason !== 'timeout') return report('dead', error.reason)
      silentSince ||= startedAt
      report(performance.now() - silentSince >= timing.deadline ? 'dead' : 'slow', 'timeout')
    }
  }

  const loop = async (): Promise<void> => {
    while (listeners.size > 0 && !isAbsent()) {
      const startedAt = performance.now()
      await ask()
      if (listeners.size === 0 || isAbsent()) break
      await pause.wait(Math.max(0, timing.livezEvery - (performance.now() - startedAt)))
    }
    running = false
  }

  return {
    state: (): LivenessState => state,
    /** Returns the function that ends it. */
    listen(listener: LivenessListener): () => void {
      listeners.add(listener)
      if (!running && !isAbsent()) {
        running = true
        ending = new AbortController()
        void loop()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        ending.abort()
        pause.wake()
      }
    },
  }
}
export type Liveness = ReturnType<typeof createLiveness>
