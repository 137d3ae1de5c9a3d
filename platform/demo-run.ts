import type { Logger } from 'pino'
import type { Db } from './db/tables.ts'
import { seedDemo } from './demo/demo.ts'
import { startDemoStream } from './demo/stream.ts'
import type { OrderGate } from './ingest/gate.ts'

export interface DemoRunOptions {
  readonly db: Db
  readonly gate: OrderGate
  readonly log: Logger
  readonly nowMs: () => number
  readonly demo: { readonly scale?: number | undefined; readonly days?: number | undefined } | null
  readonly onDemoProgress?: (done: number, total: number) => void
  /** Ends the first part; the promise is rejected then. */
  readonly signal?: AbortSignal | undefined
}

export interface DemoRun {
  readonly accounts: Awaited<ReturnType<typeof seedDemo>>['accounts']
  /** Resolves when the whole history is written, or `stop` was called before. */
  readonly finished: Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Makes or continues the demo company and lets its orders come in; nothing at all without `demo`. The newest days are
 * there when it resolves, the older history follows.
 */
export const startDemo = async (options: DemoRunOptions): Promise<DemoRun> => {
  const { db, gate, log, demo, nowMs, onDemoProgress, signal } = options
  if (!demo) return { accounts: [], finished: Promise.resolve(), stop: async () => {} }
  const now = (): number => Math.floor(nowMs() / 1000)
  const { accounts } = await seedDemo({
    db,
    gate,
    now,
    signal,
    ...(onDemoProgress ? { progress: onDemoProgress } : {}),
    ...(demo.scale === undefined ? {} : { scale: demo.scale }),
    ...(demo.days === undefined ? {} : { days: demo.days }),
  })
  const stream = startDemoStream({ db, gate, log, now })
  return { accounts, finished: stream.finished, stop: () => stream.stop() }
}
