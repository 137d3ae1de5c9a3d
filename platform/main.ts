import { pino } from 'pino'
import { findMigrations } from './db/migrate.ts'
import { demoPassword } from './demo/accounts.ts'
import { readEnv } from './env.ts'
import { type Platform, startPlatform } from './platform.ts'

/** What the launcher hears over IPC; nothing happens without one. */
const tell = (message: Readonly<Record<string, unknown>>): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })

const stopOnSignals = (stop: () => Promise<void>, onError: (error: unknown) => void): void => {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          onError(error)
          process.exit(1)
        },
      )
    })
  }
}

const ending = new AbortController()

const run = async (): Promise<void> => {
  const env = readEnv(process.env)
  const log = pino({ name: 'platform', level: env.logLevel })
  // A signal during the start ends the start first, so that the bundled PostgreSQL is never left behind.
  let starting: Promise<Platform> | undefined
  stopOnSignals(
    async () => {
      ending.abort()
      const platform = await starting?.catch(() => undefined)
      await platform?.stop()
    },
    (error) => log.error({ err: error }, 'stopping failed'),
  )
  void tell({ type: 'progress', text: '启动数据库… Starting the database…' })
  starting = startPlatform({
    ...env,
    migrations: findMigrations(import.meta.dirname),
    log,
    signal: ending.signal,
    onDemoProgress: (done, total) => {
      void tell({ type: 'progress', text: '写入演示数据… Writing demo data…', done, total })
    },
  })
  const { url, accounts } = await starting
  log.info({ url }, 'platform listens')
  await tell({ type: 'ready', url, accounts, ...(accounts.length > 0 ? { password: demoPassword } : {}) })
}

run().catch(async (error: unknown) => {
  if (ending.signal.aborted) return // the signal ends the process
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${error instanceof Error ? (error.stack ?? text) : text}\n`)
  await tell({ type: 'fatal', text })
  process.exit(1)
})
