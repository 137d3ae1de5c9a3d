import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Database, openDatabase } from './db/client.ts'
import { type KeptPostgres, keepPostgres } from './db/keep.ts'
import { migrate } from './db/migrate.ts'
import { waitForServer } from './db/pool.ts'
import type { PoolSizes } from './db/sizes.ts'

export interface DatabaseOptions {
  readonly databaseUrl: string | undefined
  /** Holds the bundled server's cluster when there is no `databaseUrl`. */
  readonly dataDir: string
  readonly migrations: string
  /** Connections of each pool; the usual ones when absent. */
  readonly pools?: PoolSizes
  readonly log: Logger
}

export interface OpenedDatabase extends Database {
  /** The bundled server is stopped too. */
  readonly close: () => Promise<void>
}

const SERVER_LIMIT_MS = 30_000

/** Starts the bundled server unless an address is given, waits for it, and brings the schema up to date. */
export const startDatabase = async (options: DatabaseOptions): Promise<OpenedDatabase> => {
  const { databaseUrl, dataDir, migrations, log } = options
  let database: Database | undefined
  const kept: KeptPostgres | undefined = databaseUrl
    ? undefined
    : await keepPostgres({
        dataDir: join(dataDir, 'postgres'),
        durable: true,
        log: (message) => log.info(message),
        onRestart: (url) => database?.moveTo(url),
      })
  try {
    const opened = openDatabase(databaseUrl ?? kept?.url() ?? '', {
      ...(options.pools ? { sizes: options.pools } : {}),
      onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
    })
    database = opened
    await waitForServer(opened.pool, SERVER_LIMIT_MS)
    const applied = await migrate(opened.db, migrations)
    if (applied.length > 0) log.info({ applied }, 'schema brought up to date')
    const close = async (): Promise<void> => {
      await opened.close()
      await kept?.stop()
    }
    return { ...opened, close }
  } catch (error) {
    await database?.close().catch(() => {})
    await kept?.stop()
    throw error
  }
}
