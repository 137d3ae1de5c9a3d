import type { Logger } from 'pino'
import type { MovablePool } from '../db/pool.ts'
import type { Db } from '../db/tables.ts'
import { companiesDue, rebuildCompany } from '../sums/due.ts'

export interface DueOptions {
  readonly db: Db
  readonly pool: MovablePool
  readonly log: Pick<Logger, 'info' | 'error'>
}

/**
 * Makes the sums anew that a migration or a run that was cut off has left to be made, beside everything else. What cannot be
 * made now is tried again at the next start.
 */
export const startDueSums = ({ db, pool, log }: DueOptions): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async (): Promise<void> => {
    for (const { id, name } of await companiesDue(db)) {
      signal.throwIfAborted()
      const rebuilt = await rebuildCompany({ pool }, id, { signal })
      log.info({ company: name, ...rebuilt }, 'the sums of a company were made anew')
    }
  }
  const working = work().catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'sums could not be made anew')
  })
  return {
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
