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
export const startHealth = ({ databaseUrl, dataDir, log, everyMs = 10_000 }: HealthOptions): Health => {
  const watch = (part: keyof HealthParts, look: () => Promise<PartState>) =>
    watchPart({
      look,
      everyMs,
      limitMs: LIMIT_MS,
      onChange: (state) => {
        if (state === 'ok') log.info({ part }, 'can be written again')
        else log.warn({ part, state }, 'cannot be written')
      },
    })
  const database = watch('database', () => lookAtDatabase(databaseUrl()))
  const disk = watch('disk', () => lookAtDisk(dataDir || tmpdir()))
  return {
    parts: () => ({ database: database.state(), disk: disk.state() }),
    looked: Promise.all([database.looked, disk.looked]),
    stop: async () => {
      await Promise.all([database.stop(), disk.stop()])
    },
  }
}
