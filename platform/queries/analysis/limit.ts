import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

/** Milliseconds for each statement of a question. */
const LIMIT_MS = 5000

/** Statements of this transaction are given up after a few seconds, and may hash in memory what they group by. */
export const limitStatements = async (tx: Tx): Promise<void> => {
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`set local statement_timeout = ${sql.lit(LIMIT_MS)}`.execute(tx)
}

/** True for a statement that was given up. */
export const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '57014'
