import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { type AdQuestion, accountsOf, isAccount } from './facts.ts'

type Sql = RawBuilder<unknown>

/**
 * Join to the people reached as `r`: reported for one day of the account's own zone, so that it is there only for that day
 * cut by that zone. `id` and `company` are the row's.
 */
export const reachJoin = (level: 0 | 1 | 2 | 3, id: Sql, day: number, zone: string): Sql => sql`
  left join ad_daily r on r.company_id = a.company_id and r.level = ${level} and r.id = ${id} and r.day = ${day}
    and a.time_zone = ${zone}`

/**
 * People reached by everything that is asked about on one day: told by the network for one whole account, and by nobody for
 * several accounts or a part of one (people may be the same), so null then.
 */
export const readWholeReach = async (
  db: Db,
  { scope, network, filters }: AdQuestion,
  day: number,
  zone: string,
): Promise<number | null> => {
  if (filters.status || filters.region) return null
  const { rows } = await sql<{ reach: number | null }>`
    select r.reach from ad_account a ${reachJoin(0, sql`a.account_id`, day, zone)}
    where ${accountsOf(scope, network)} and ${isAccount(filters.account ?? '')} limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.reach ?? null) : null
}
