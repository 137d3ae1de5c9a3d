import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/failures.ts'

/** Work of other processes is looked for so often; that of this one wakes the worker. */
const POLL_MS = 5000

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
 * @param step does one thing, and answers false when there was none
 * @param sweep what is done once in a while beside it
 */
export const startWorker = ({
  step,
  sweep,
  everyMs,
  log,
  what,
}: {
  readonly step: (stopping: AbortSignal) => Promise<boolean>
  readonly sweep: () => Promise<void>
  readonly everyMs: number
  readonly log: Pick<Logger, 'error'>
  /** In the log: `exports`. */
  readonly what: string
}): Worker => {
  const stopping = new AbortController()
  const bell = makeBell()
  let swept = Number.NEGATIVE_INFINITY
  const turn = async (): Promise<boolean> => {
    if (performance.now() - swept > everyMs) {
      await sweep()
      swept = performance.now()
    }
    return step(stopping.signal)
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
