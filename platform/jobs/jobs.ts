import type { Db } from '../db/tables.ts'
import type { OrderGate } from '../ingest/gate.ts'
import { settleDue } from './settle.ts'

export interface JobsOptions {
  readonly db: Db
  readonly gate: OrderGate
  readonly log: { warn(details: object, message: string): void }
  /** Milliseconds between two runs; default one minute. */
  readonly everyMs?: number
  /** Unix milliseconds; the system clock when absent. */
  readonly nowMs?: () => number
}

/**
 * What the platform does by the clock: settlement. A run that fails is logged and comes again; two never overlap.
 * `stop` resolves when the run under way has ended.
 */
export const startJobs = (options: JobsOptions): { readonly stop: () => Promise<void> } => {
  const { db, gate, log, everyMs = 60_000, nowMs = Date.now } = options
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const work = async (): Promise<void> => {
    try {
      await settleDue(db, gate, Math.floor(nowMs() / 1000))
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'settlement failed and is tried again')
    }
  }
  let running = work()
  const plan = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = work().then(plan)
    }, everyMs)
    timer.unref()
  }
  void running.then(plan)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
