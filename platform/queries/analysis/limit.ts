import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { Pace } from './pace.ts'

/** The question takes longer than it may. */
export class TooSlow extends Error {}

/** Statements of this transaction are given up after `ms`, and may hash in memory what they group by. */
export const limitStatements = async (tx: Tx, ms: number): Promise<void> => {
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`set local statement_timeout = ${sql.lit(ms)}`.execute(tx)
}

/** All statements of a question together take no longer than `ms`. */
export const withinMs = (ms: number): Pace => {
  const until = performance.now() + ms
  return {
    begins: () => {},
    did: () => {
      if (performance.now() > until) throw new TooSlow()
    },
  }
}

/** True for a statement, or a question, that was given up. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof TooSlow || (typeof error === 'object' && error !== null && 'code' in error && error.code === '57014')
