import { type RawBuilder, sql } from 'kysely'
import { currencyDecimals } from '../../../shared/format/number.ts'
import { dayStart, dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import type { AdDays } from './days.ts'

type Sql = RawBuilder<unknown>

/** Days that a rate holds when the next ones are missing, as for orders. */
const HOLDS_DAYS = 10
const E10 = 1e10
/** What rates are told for one of. */
const BASE = 'USD'

/** In which currency sums over some accounts stand. */
export interface AdMoney {
  readonly currency: string
  /** Those of accounts that are another one; empty: there is nothing to exchange. */
  readonly others: readonly string[]
}

/** Accounts of one currency are added up in it, those of several in the company's. */
export const moneyOf = (accounts: readonly { readonly currency: string }[], company: string): AdMoney => {
  const found = [...new Set(accounts.map(({ currency }) => currency))].sort()
  const [only, ...more] = found
  if (only !== undefined && more.length === 0) return { currency: only, others: [] }
  return { currency: company, others: found.filter((one) => one !== company) }
}

/** A rate that nobody told, `day` as `YYYY-MM-DD`. */
export interface MissingRate {
  readonly currency: string
  readonly day: string
}

/** What amounts of other currencies are worth on some days, which are cut by the zone of the report. */
export interface AdExchange {
  readonly into: string
  readonly first: number
  /** Second at which each of the days begins. */
  readonly starts: readonly number[]
  /** By currency and day: minor units of `into` for one of its own, times 10^10; null where a rate is missing. */
  readonly rates: ReadonlyMap<string, readonly (number | null)[]>
  /** Whose rate is missing where one is. */
  readonly lacks: (currency: string, day: number) => string
}

/** Units for a dollar by currency and day: those of the day or of the nearest one before it that still holds. */
const readRates = async (db: Db, currencies: readonly string[], from: number, to: number) => {
  const { rows } = await sql<{ currency: string; day: number; rate: number }>`
    select c.currency, d.day, r.rate::float8 as rate
    from unnest(${currencies}::text[]) as c(currency) cross join generate_series(${from}::int, ${to}::int) as d(day)
    cross join lateral (select rate from fx_rate f where f.currency = c.currency
      and f.day between d.day - ${HOLDS_DAYS}::int and d.day order by f.day desc limit 1) r`.execute(db)
  const known = new Map(rows.map(({ currency, day, rate }) => [`${currency} ${day}`, rate]))
  return (currency: string, day: number): number | undefined =>
    currency === BASE ? 1 : known.get(`${currency} ${day}`)
}

/** How the money of some days is exchanged; null when there is nothing to. */
export const readExchange = async (
  db: Db,
  { currency: into, others }: AdMoney,
  { clock, from, to }: AdDays,
): Promise<AdExchange | null> => {
  if (others.length === 0) return null
  const days = daysOf(from, to)
  const rateOf = await readRates(
    db,
    [into, ...others].filter((one) => one !== BASE),
    from,
    to,
  )
  const worth = (currency: string, day: number): number | null => {
    const [own, wanted] = [rateOf(currency, day), rateOf(into, day)]
    return own === undefined || wanted === undefined ? null : Math.round((wanted / own) * E10)
  }
  return {
    into,
    first: from,
    starts: days.map((day) => dayStart(clock, day)),
    rates: new Map(others.map((currency) => [currency, days.map((day) => worth(currency, day))])),
    lacks: (currency, day) => (rateOf(currency, day) === undefined ? currency : into),
  }
}

/** What an amount of account `a` is multiplied with, times 10^10, on the day in a place (from 1); null without a rate. */
export const rateIn = ({ into, rates }: AdExchange, place: Sql): Sql => {
  const cases = [...rates].map(([currency, days]) => {
    const minor = 10 ** (currencyDecimals(into) - currencyDecimals(currency))
    return sql`when ${currency} then (${days}::bigint[])[${place}] * ${minor}::numeric`
  })
  return sql`(case a.currency when ${into} then ${E10}::numeric ${sql.join(cases, sql` `)} end)`
}

/** The day of a moment, as a place from 1. */
export const placeIn = ({ starts }: AdExchange, t: Sql): Sql => sql`width_bucket(${t}, ${starts}::bigint[])`

/** A sum of exchanged amounts, not rounded yet; null as soon as one of them has no rate. */
export const exchangedSum = (amount: Sql, rate: Sql): Sql => sql`(
  case when bool_or(${amount} <> 0 and ${rate} is null) then null
    else coalesce(sum(${amount}::numeric * ${rate}), 0) / ${E10}::numeric end)::float8`

/** An amount as it is told, in the currency of the exchange on its last day; null without a rate. */
export const exchangedNow = ({ into, rates }: AdExchange, amt: number, currency: string): number | null => {
  if (amt === 0 || currency === into) return amt
  const e10 = rates.get(currency)?.at(-1) ?? null
  return e10 === null ? null : (amt * e10 * 10 ** (currencyDecimals(into) - currencyDecimals(currency))) / E10
}

/** The rates that were missing for pairs of currency and day. */
export const missingOf = (
  { lacks }: AdExchange,
  pairs: readonly { readonly currency: string; readonly day: number }[],
): readonly MissingRate[] => pairs.map(({ currency, day }) => ({ currency: lacks(currency, day), day: dayText(day) }))

const MOST_NAMED = 20

/** Each once, by day and name; so many at most as one can read. */
export const namedRates = (missing: readonly MissingRate[]): MissingRate[] => {
  const each = new Map(missing.map((one) => [`${one.day} ${one.currency}`, one]))
  return [...each]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MOST_NAMED)
    .map(([, one]) => one)
}
