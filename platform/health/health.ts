import { tmpdir } from 'node:os'
import type { HealthParts, PartState } from '../../shared/api/health.ts'
import { lookAtDatabase } from './database.ts'
import { lookAtDisk } from './disk.ts'
import { watchPart } from './watch.ts'

const LIMIT_MS = 5000

export interface HealthOptions {
  /** Asked before each write: a restarted server may have another address. */
  readonly databaseUrl: () => string
  /** Empty: files stand in the system's temporary folder. */
  readonly dataDir: string
  /** Whether the store of files takes one; absent where that is the disk. Asked at every sixth look: its calls are paid for. */
  readonly lookAtStore?: (() => Promise<PartState>) | undefined
  readonly log: Record<'info' | 'warn', (details: object, message: string) => void>
  /** Milliseconds between two looks; 10,000 when absent. */
  readonly everyMs?: number | undefined
}

export interface Health {
  /** As last seen. */
  readonly parts: () => HealthParts
  /** Resolves when each part was looked at. */
  readonly looked: Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Looks in the background whether what is given to the platform can be kept, so that whoever asks costs nothing. */
export const startHealth = ({ databaseUrl, dataDir, lookAtStore, log, everyMs = 10_000 }: HealthOptions): Health => {
  const watch = (part: keyof HealthParts, look: () => Promise<PartState>, pace = 1) =>
    watchPart({
      look,
      everyMs: pace * everyMs,
      limitMs: LIMIT_MS,
      onChange: (state) => {
        if (state === 'ok') log.info({ part }, 'can be written again')
        else log.warn({ part, state }, 'cannot be written')
      },
    })
  const database = watch('database', () => lookAtDatabase(databaseUrl()))
  const disk = watch('disk', () => lookAtDisk(dataDir || tmpdir()))
  const store = lookAtStore && watch('store', lookAtStore, 6)
  return {
    parts: () => ({ database: database.state(), disk: disk.state(), ...(store ? { store: store.state() } : {}) }),
    looked: Promise.all([database.looked, disk.looked, store?.looked]),
    stop: async () => {
      await Promise.all([database.stop(), disk.stop(), store?.stop()])
    },
  }
}
