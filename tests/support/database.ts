import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { Db } from '../../platform/db/tables.ts'

export const migrations = resolve(import.meta.dirname, '../../platform/db/migrations')

const template = 'tidewall_template'
const LOCK = 77_001

/** On the run's cluster, beside every database of a test. */
export const asAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const urlOf = (name: string): string => {
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** The migrated template, made by whichever test file of the run comes first. */
const ensureTemplate = (): Promise<void> =>
  asAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    await client.query(`create database ${template}_new`)
    // Where everything starts at once a connection takes its time.
    const { db, close } = openDatabase(urlOf(`${template}_new`), { connectLimitMs: 60_000 })
    await migrate(db, migrations)
    await close()
    await client.query(`alter database ${template}_new rename to ${template}`)
  })

export const createEmptyDatabase = async (): Promise<string> => {
  const name = `t_${randomBytes(6).toString('hex')}`
  await asAdmin((client) => client.query(`create database ${name}`))
  return name
}

export const dropDatabase = (name: string): Promise<unknown> =>
  asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))

export interface TestDatabase extends AsyncDisposable {
  readonly name: string
  readonly url: string
  readonly db: Db
}

/** A migrated database in the run's cluster; answers its name. */
export const cloneTemplate = async (): Promise<string> => {
  await ensureTemplate()
  const name = `t_${randomBytes(6).toString('hex')}`
  await asAdmin((client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  return name
}

/** A migrated database of its own. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const name = await cloneTemplate()
  const { db, close } = openDatabase(urlOf(name))
  return {
    name,
    url: urlOf(name),
    db,
    async [Symbol.asyncDispose]() {
      await close()
      await dropDatabase(name)
    },
  }
}
