import { sql } from 'kysely'
import { PAY_CURRENCY } from '../../../shared/areas/bills/states.ts'
import { currencyDecimals } from '../../../shared/format/number.ts'
import { dayOfText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'

/** Days that a rate holds when the next ones are missing, as for orders. */
const HOLDS_DAYS = 10
/** What rates are told for one of. */
const BASE = 'USD'
const DIGITS = 12

interface FrozenRate {
  /** Yuan for one unit of the currency. */
  readonly fx_rate: number
  /** Fen for one minor unit. */
  readonly fx_minor: number
}

/** The last day of a month `YYYY-MM`, days since 1970-01-01. */
const lastDay = (period: string): number => {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return dayOfText(`${next}-01`) - 1
}

/** What one unit of a currency is worth in yuan at the end of a month; null where nobody has told it. */
export const readFrozenRate = async (
  tx: Tx,
  { company_id, currency, period }: { company_id: number; currency: string; period: string },
): Promise<FrozenRate | null> => {
  const day = lastDay(period)
  const { rows } = await sql<{ currency: string; rate: number }>`
    select u.currency, r.rate::float8 as rate from unnest(${[PAY_CURRENCY, currency]}::text[]) as u(currency)
    cross join lateral (select rate from (
        select day, rate, 0 as rank from company_rate f where f.company_id = ${company_id}
          and f.currency = u.currency and f.day between ${day - HOLDS_DAYS}::int and ${day}::int
        union all
        select day, rate, 1 from fx_rate f
          where f.currency = u.currency and f.day between ${day - HOLDS_DAYS}::int and ${day}::int) k
      order by day desc, rank limit 1) r`.execute(tx)
  const told = new Map(rows.map((row) => [row.currency, row.rate]))
  const of = (one: string): number | undefined => (one === BASE ? 1 : told.get(one))
  const [yuan, own] = currency === PAY_CURRENCY ? [1, 1] : [of(PAY_CURRENCY), of(currency)]
  if (yuan === undefined || own === undefined) return null
  const fx_rate = Number((yuan / own).toPrecision(DIGITS))
  const minor = fx_rate * 10 ** (currencyDecimals(PAY_CURRENCY) - currencyDecimals(currency))
  return { fx_rate, fx_minor: Number(minor.toPrecision(DIGITS)) }
}
