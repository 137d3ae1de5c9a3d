import type { Logger } from 'pino'
import type { Db } from './db/tables.ts'
import { dealWithBills } from './demo/bill-states.ts'
import { rejectBill } from './demo/bills.ts'
import { seedDemo } from './demo/demo.ts'
import { settleDemo } from './demo/settlements.ts'
import { startDemoStream } from './demo/stream.ts'
import type { OrderGate } from './ingest/gate.ts'
import type { Media } from './media/media.ts'
import type { Vault } from './vault/vault.ts'

export interface DemoRunOptions {
  readonly db: Db
  readonly gate: OrderGate
  readonly media: Media
  readonly vault: Vault
  readonly log: Logger
  readonly nowMs: () => number
  readonly demo: { readonly scale?: number | undefined; readonly days?: number | undefined } | null
  readonly onDemoProgress?: (done: number, total: number) => void
  /** Ends the first part; the promise is rejected then. */
  readonly signal?: AbortSignal | undefined
}

export interface DemoRun {
  readonly accounts: Awaited<ReturnType<typeof seedDemo>>['accounts']
  /** Ids of its film cutters of the star-origin library. */
  readonly starCutters: readonly number[]
  /** Resolves when the whole history is written, or `stop` was called before. */
  readonly finished: Promise<void>
  /** After bills were made. */
  readonly onBills: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Makes or continues the demo company and lets its orders come in; nothing at all without `demo`. The newest days are
 * there when it resolves, the older history follows.
 */
export const startDemo = async (options: DemoRunOptions): Promise<DemoRun> => {
  const { db, gate, media, vault, log, demo, nowMs, onDemoProgress, signal } = options
  const nothing = async (): Promise<void> => {}
  if (!demo) return { accounts: [], starCutters: [], finished: Promise.resolve(), onBills: nothing, stop: nothing }
  const now = (): number => Math.floor(nowMs() / 1000)
  const { accounts, starCutters } = await seedDemo({
    db,
    gate,
    media,
    now,
    signal,
    ...(onDemoProgress ? { progress: onDemoProgress } : {}),
    ...(demo.scale === undefined ? {} : { scale: demo.scale }),
    ...(demo.days === undefined ? {} : { days: demo.days }),
  })
  const stream = startDemoStream({ db, gate, log, now })
  const onBills = async (): Promise<void> => {
    await rejectBill(db)
    await dealWithBills(db, vault, now())
    await settleDemo(db, now())
  }
  return { accounts, starCutters, finished: stream.finished, onBills, stop: () => stream.stop() }
}
