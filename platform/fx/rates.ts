import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'

/** Units of `currency` for one US dollar on a calendar day (days since 1970-01-01, UTC). */
export interface Rate {
  readonly currency: string
  readonly day: number
  readonly rate: number
}

/**
 * Writes rates; one that stands is replaced. Orders that are paid keep the rate that they were exchanged at.
 * @returns how many are new or different now
 */
export const writeRates = async (db: Db, rates: readonly Rate[], source: string, now: number): Promise<number> => {
  const { rows } = await sql`
    insert into fx_rate as f (currency, day, rate, source, add_time)
    select u.currency, u.day, u.rate, ${source}, ${now}::bigint
    from unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ day }) => day)}::int[],
      ${rates.map(({ rate }) => rate.toFixed(10))}::numeric[]) u(currency, day, rate)
    on conflict (currency, day) do update set rate = excluded.rate, source = excluded.source, add_time = excluded.add_time
    where f.rate <> excluded.rate
    returning f.day`.execute(db)
  return rows.length
}

/** The newest day that `source` has told. */
export const newestDay = async (db: Db, source: string): Promise<number | null> => {
  const { rows } = await sql<{ day: number | null }>`
    select max(day) as day from fx_rate where source = ${source}`.execute(db)
  return rows[0]?.day ?? null
}
