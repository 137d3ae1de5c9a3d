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
}

export interface DemoRun {
  readonly accounts: Awaited<ReturnType<typeof seedDemo>>['accounts']
  readonly stop: () => Promise<void>
}

/** Makes or continues the demo company and lets its orders come in; nothing at all without `demo`. */
export const startDemo = async (options: DemoRunOptions): Promise<DemoRun> => {
  const { db, gate, log, demo, nowMs, onDemoProgress } = options
  if (!demo) return { accounts: [], stop: async () => {} }
  const now = (): number => Math.floor(nowMs() / 1000)
  const { accounts } = await seedDemo({
    db,
    gate,
    now,
    ...(onDemoProgress ? { progress: onDemoProgress } : {}),
    ...(demo.scale === undefined ? {} : { scale: demo.scale }),
    ...(demo.days === undefined ? {} : { days: demo.days }),
  })
  const stream = startDemoStream({ db, gate, log, now })
  return { accounts, stop: () => stream.stop() }
}
