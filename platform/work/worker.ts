import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/failures.ts'

/** Work of other processes is looked for so often; that of this one wakes the worker. */
const POLL_MS = 5000
const SWEEP_MS = 60_000

export interface Worker {
  /** There is something new to do. */
  readonly wake: () => void
  /** Gives back what is under way and ends. */
  readonly stop: () => Promise<void>
}

/** Waits until it is called, at most so long; a call that comes before the waiting counts. */
const makeBell = () => {
  let rung = false
  let ring = (): void => {}
  return {
    ring: () => {
      rung = true
      ring()
    },
    wait: async (ms: number) => {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          timer.unref()
          ring = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      rung = false
    },
  }
}

/**
 * Takes up what is claimed from the database, one thing after the other; other processes on the same database share the work.
 * @param claim takes the next thing for this caller alone; null when there is none
 * @param run does it and says how it ended, or gives it back when `stopping` is aborted (`runAttempt`)
 * @param sweep what is done once a minute beside it
 */
export const startWorker = <T>({
  claim,
  run,
  sweep,
  log,
  what,
}: {
  readonly claim: () => Promise<T | null>
  readonly run: (claimed: T, stopping: AbortSignal) => Promise<void>
  readonly sweep?: () => Promise<void>
  readonly log: Pick<Logger, 'error'>
  /** In the log: `exports`. */
  readonly what: string
}): Worker => {
  const stopping = new AbortController()
  const bell = makeBell()
  let swept = Number.NEGATIVE_INFINITY
  const turn = async (): Promise<boolean> => {
    if (sweep && performance.now() - swept > SWEEP_MS) {
      await sweep()
      swept = performance.now()
    }
    const claimed = await claim()
    if (claimed === null) return false
    await run(claimed, stopping.signal)
    return true
  }
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const busy = await turn().catch((error: unknown) => {
        if (!isDatabaseAway(error)) log.error({ err: error }, `${what} failed and are tried again`)
        return false
      })
      if (!busy) await bell.wait(POLL_MS)
    }
  }
  const working = work()
  return {
    wake: bell.ring,
    stop: async () => {
      stopping.abort()
      bell.ring()
      await working
    },
  }
}
