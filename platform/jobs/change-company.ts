import type { PoolClient } from 'pg'
import { compiled } from '../db/compile.ts'
import type { MovablePool } from '../db/pool.ts'
import { type ClaimedChange, finishChange, forgetAnswers, forgetChecks } from '../queries/company-change-work.ts'
import { type RebuildProgress, rebuildRollups } from '../sums/rebuild.ts'
import { exchangeCompany } from './company-currency.ts'

export interface ChangeRun {
  readonly signal: AbortSignal
  readonly onProgress: (progress: RebuildProgress) => void
  /** Unix seconds. */
  readonly now: () => number
}

/**
 * Changes a company: zone, cut hour and currency, its sums and amounts, and that the change is done, in one transaction.
 * @throws {CompanyError} when its currency cannot be changed; nothing is changed then
 */
export const changeCompany = async (
  pool: MovablePool,
  change: ClaimedChange,
  { signal, onProgress, now }: ChangeRun,
): Promise<void> => {
  const { company_id, from, to } = change
  let orders = 0
  await rebuildRollups({ pool }, company_id, {
    to,
    signal,
    ...(from.currency === to.currency
      ? {}
      : { exchange: (client: PoolClient) => exchangeCompany(client, company_id, from, to) }),
    onProgress: (progress) => {
      orders = progress.done
      onProgress(progress)
    },
    end: async (client) => {
      await client.query(compiled(forgetAnswers(company_id)))
      await client.query(compiled(forgetChecks(company_id)))
      const { rowCount } = await client.query(compiled(finishChange(change, orders, now())))
      if (!rowCount) throw new Error('the change was cancelled, or another worker has taken it up')
    },
  })
}
