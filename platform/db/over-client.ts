import { Kysely, PostgresDialect } from 'kysely'
import type { PoolClient } from 'pg'
import type { Db, Tables } from './tables.ts'

/** A kysely over one connection that somebody else holds: its transactions are that connection's, and it is never given back. */
export const overClient = (client: PoolClient): Db => {
  const held = { query: client.query.bind(client), release: () => {} }
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: () => Promise.resolve(held), end: () => Promise.resolve() } }),
  })
}
