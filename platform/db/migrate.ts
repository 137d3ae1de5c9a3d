import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Migration, Migrator, sql } from 'kysely'
import { takeSquashed } from './squashed.ts'
import type { Db } from './tables.ts'

const LOCK = 7_480_113_203
const OLDEST = 15

/** Migrations `NNNN_name.sql` in `folder`, each one statement list. */
const readMigrations = (folder: string): Record<string, Migration> => {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
  return Object.fromEntries(
    names.map((name) => {
      const up = async (db: Parameters<Migration['up']>[0]): Promise<void> => {
        // Sums over a million lines take longer than any call may.
        await sql`set local statement_timeout = 0`.execute(db)
        await sql.raw(readFileSync(join(folder, name), 'utf8')).execute(db)
      }
      return [name.replace(/\.sql$/, ''), { up }]
    }),
  )
}

/**
 * The migrations folder: beside this file when run from source, beside the bundle (`dist/server`) when bundled.
 * @throws when neither is there
 */
export const findMigrations = (here: string): string => {
  const candidates = [join(here, 'migrations'), join(here, 'db', 'migrations')]
  const found = candidates.find((folder) => existsSync(folder))
  if (!found) throw new Error(`no migrations folder at ${candidates.join(' or ')}`)
  return found
}

/** A sentence for people when a server of this `server_version_num` is too old, else null. */
export const serverRefusal = (version: number): string | null => {
  const major = Math.floor(version / 10_000)
  if (major >= OLDEST) return null
  return `数据库是 PostgreSQL ${major}，需要 ${OLDEST} 或更高版本。 The database is PostgreSQL ${major}; ${OLDEST} or newer is needed.`
}

const requireServer = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ v: string }>`select current_setting('server_version_num') as v`.execute(db)
  const refusal = serverRefusal(Number(rows[0]?.v ?? 0))
  if (refusal) throw new Error(refusal)
}

/**
 * Brings the schema up to date, in order, in one transaction; starts that race wait for each other by a lock.
 * @returns the names of the migrations that were applied now
 */
export const migrate = async (db: Db, folder: string): Promise<readonly string[]> => {
  await requireServer(db)
  const migrations = readMigrations(folder)
  return db.connection().execute(async (locked) => {
    await sql`set statement_timeout = 0`.execute(locked)
    await sql`select pg_advisory_lock(${LOCK}::bigint)`.execute(locked)
    try {
      await takeSquashed(locked, Object.keys(migrations))
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
      const { error, results = [] } = await migrator.migrateToLatest()
      if (error) throw error
      return results.filter((one) => one.status === 'Success').map((one) => one.migrationName)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(locked)
      await sql`reset statement_timeout`.execute(locked)
    }
  })
}
