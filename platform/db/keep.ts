import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, ensurePostgres } from './embedded.ts'

export interface KeptPostgres {
  readonly url: () => string
  /** Shuts the server down and keeps it down. */
  readonly stop: () => Promise<void>
}

export interface KeepOptions {
  readonly dataDir: string
  readonly durable: boolean
  readonly log: (message: string) => void
  /** The server died and runs again, maybe on another port. */
  readonly onRestart: (url: string) => void
}

const LEAST_MS = 100
const MOST_MS = 5000

/** Runs the bundled PostgreSQL and starts it again, with growing pauses, whenever it dies. */
export const keepPostgres = async (options: KeepOptions): Promise<KeptPostgres> => {
  const start = (): Promise<EmbeddedPostgres> =>
    ensurePostgres({ dataDir: options.dataDir, durable: options.durable, log: options.log })
  let current = await start()
  const stopping = new AbortController()

  const startAgain = async (): Promise<void> => {
    for (let pause = LEAST_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, MOST_MS)) {
      try {
        current = await start()
        if (stopping.signal.aborted) await current.stop()
        else options.onRestart(current.url)
        return
      } catch (error) {
        options.log(`PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await current.died
      if (stopping.signal.aborted) return
      options.log('PostgreSQL died; it is started again')
      await startAgain()
    }
  }
  const watching = watch()
  return {
    url: () => current.url,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}
