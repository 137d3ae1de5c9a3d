import { isDatabaseAway } from '../db/failures.ts'
import { claimJob } from '../queries/exports/work.ts'
import type { ExportFolder } from './folder.ts'
import { type RunOptions, runExport } from './run.ts'
import { sweepExports } from './sweep.ts'

/** Jobs of other processes are looked for so often; those of this one wake the worker. */
const POLL_MS = 5000
const SWEEP_MS = 60_000

export interface Exports {
  readonly folder: ExportFolder
  /** There is a new job. */
  readonly wake: () => void
  /** Gives the running job back and ends. */
  readonly stop: () => Promise<void>
}

/** Waits until it is called, at most so long; a call that comes before the waiting counts. */
export const makeBell = () => {
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

/** Makes the files of exports, one at a time; other processes on the same database and folder share the work. */
export const startExports = (options: RunOptions): Exports => {
  const { db, log, folder, nowMs } = options
  const stopping = new AbortController()
  const bell = makeBell()
  let swept = Number.NEGATIVE_INFINITY
  const step = async (): Promise<boolean> => {
    if (performance.now() - swept > SWEEP_MS) {
      await sweepExports(db, folder, Math.floor(nowMs() / 1000))
      swept = performance.now()
    }
    const job = await claimJob(db)
    if (job) await runExport(job, options, stopping.signal)
    return job !== null
  }
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const busy = await step().catch((error: unknown) => {
        if (!isDatabaseAway(error)) log.error({ err: error }, 'exports failed and are tried again')
        return false
      })
      if (!busy) await bell.wait(POLL_MS)
    }
  }
  const working = work()
  return {
    folder,
    wake: bell.ring,
    stop: async () => {
      stopping.abort()
      bell.ring()
      await working
      folder.close()
    },
  }
}
