import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

export interface CompanyRate {
  readonly currency: string
  readonly day: number
  /** A decimal, as text. */
  readonly rate: string
}

/** Writes rates that a company enters for itself; one that stands is replaced. @returns how many days there are */
export const writeCompanyRates = async (
  tx: Tx,
  company_id: number,
  member_id: number,
  rates: readonly CompanyRate[],
  now: number,
): Promise<number> => {
  await sql`
    insert into company_rate (company_id, currency, day, rate, member_id, add_time, fact_t)
    select ${company_id}::bigint, u.currency, u.day, u.rate, ${member_id}::bigint, ${now}::bigint, ${now}::bigint
    from unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ day }) => day)}::int[],
      ${rates.map(({ rate }) => rate)}::numeric[]) u(currency, day, rate)
    on conflict (company_id, currency, day) do update set rate = excluded.rate, member_id = excluded.member_id,
      add_time = excluded.add_time, fact_t = excluded.fact_t`.execute(tx)
  return rates.length
}
