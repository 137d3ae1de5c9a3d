import { type RawBuilder, sql } from 'kysely'
import { adSumNames, isAdMoney } from '../../../shared/areas/ads/measures.ts'
import { type AdNetwork, networkCode } from '../../../shared/areas/ads/networks.ts'
import type { Db } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { holds } from '../words.ts'
import { type AdExchange, exchangedSum, type MissingRate, missingOf, placeIn, rateIn } from './exchange.ts'
import { type AdSums, noAdSums } from './metrics.ts'

type Sql = RawBuilder<unknown>

/** Filters of the ad screens as their parameters come: lists of numbers or codes as `1,3`. */
export interface AdFilters {
  /** A part of the account's name, or the beginning of its id. */
  readonly account?: string | undefined
  readonly status?: string | undefined
  readonly region?: string | undefined
}

/** The filters of a list's query. */
export const filtersOf = (given: Readonly<Record<string, string | number>>): AdFilters => {
  const text = (name: keyof AdFilters) => (given[name] === undefined ? undefined : String(given[name]))
  return { account: text('account'), status: text('status'), region: text('region') }
}

/** Which ads are asked about: of one network, in the viewer's scope, through filters. */
export interface AdQuestion {
  readonly scope: Scope
  readonly network: AdNetwork
  readonly filters: AdFilters
}

/** Unix seconds, the end excluded. In a `cut` period the hour that `to` lies in counts for its part before it. */
export interface AdPeriod {
  readonly from: number
  readonly to: number
  readonly cut?: boolean
}

/** Condition on `ad_account a`: the accounts of the viewer, its own subtree's where it does not see the whole company. */
export const accountsOf = ({ company_id, member_id }: Scope, network: AdNetwork): Sql => {
  const own = sql`a.company_id = ${company_id} and a.network = ${networkCode[network]}`
  return member_id === null
    ? own
    : sql`${own} and exists (select from member_closure t
        where t.ancestor_id = ${member_id} and t.descendant_id = a.owner_member_id)`
}

/** Condition on `ad_account a`: a part of its name, or the beginning of its id. */
export const isAccount = (word: string): Sql => sql`(${holds(sql`a.name`, word)} or starts_with(a.account_id, ${word}))`

/** Conditions on `ad_account a` and `ad_campaign c`, by the name of their filter. */
export const adConditions = ({ account, status, region }: AdFilters): ReadonlyMap<keyof AdFilters, Sql> => {
  const found = new Map<keyof AdFilters, Sql>()
  if (account) found.set('account', isAccount(account))
  if (status) found.set('status', sql`c.status = any(${status.split(',').map(Number)}::smallint[])`)
  if (region) found.set('region', sql`c.region = any(${region.split(',')}::text[])`)
  return found
}

/** `a`, `c`, `g`, `k`: account, campaign, group and ad of the question. */
const treeOf = ({ scope, network, filters }: AdQuestion): Sql => {
  const tests = [accountsOf(scope, network), ...[...adConditions(filters).values()].map((one) => sql`(${one})`)]
  return sql`from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
    join ad_hourly h on h.company_id = k.company_id and h.ad_id = k.ad_id
    where ${sql.join(tests, sql` and `)}`
}

const hoursIn = ({ from, to }: AdPeriod): Sql => sql`h.hour_t >= ${from} and h.hour_t < ${to}`

const amountIn = (name: string, { to, cut = false }: AdPeriod): Sql => {
  const value = sql.ref(`h.${name}`)
  return cut
    ? sql`case when h.hour_t + 3600 <= ${to} then ${value} else ${value} * (${to} - h.hour_t) / 3600 end`
    : value
}

/** The rate of the hour of `h` for account `a`. */
export const rateOfHour = (exchange: AdExchange): Sql => rateIn(exchange, placeIn(exchange, sql`h.hour_t`))

/**
 * `sum(..) as spend_amt, ...` over `ad_hourly h`; what is not billed yet counts as nothing billed. With an exchange (and
 * account `a`) amounts are worth what they were on the day of their hour.
 */
export const sumsIn = (period: AdPeriod, exchange: AdExchange | null = null): Sql =>
  sql.join(
    adSumNames.map((name) => {
      const amount = amountIn(name, period)
      const sum = exchange && isAdMoney(name) ? exchangedSum(amount, rateOfHour(exchange)) : null
      return sql`${sum ?? sql`coalesce(sum(${amount}), 0)::bigint`} as ${sql.ref(name)}`
    }),
  )

/** Expressions over `a`, `c`, `g`, `k` and `h` by which a period is cut, by the names that they get. */
type Keys = Readonly<Record<string, Sql>>
type Found<By extends Keys> = readonly (AdSums & Readonly<Record<keyof By, string | number>>)[]

/** Sums of a period by each of several cuts, out of one reading of its hours. */
export const readAdSums = async <Cuts extends Readonly<Record<string, Keys>>>(
  db: Db,
  question: AdQuestion,
  period: AdPeriod,
  cuts: Cuts,
  exchange: AdExchange | null = null,
): Promise<{ readonly [Name in keyof Cuts]: Found<Cuts[Name]> }> => {
  const sets = Object.entries<Keys>(cuts)
  const every = sets.flatMap(([cut, by]) => Object.entries(by).map(([name, of]) => ({ cut, name, of })))
  const { rows } = await sql<AdSums & Record<string, string | number>>`
    select grouping(${sql.join(every.map(({ of }) => of))}) as level,
      ${sql.join([...every.map(({ of }, at) => sql`${of} as ${sql.ref(`k${at}`)}`), sumsIn(period, exchange)])}
    ${treeOf(question)} and ${hoursIn(period)}
    group by grouping sets (${sql.join(sets.map(([, by]) => sql`(${sql.join(Object.values(by))})`))})`.execute(db)
  const of = (wanted: string): Found<Keys> => {
    // A bit is set for each key that a row is not grouped by, the first one highest.
    const bits = every.reduce((sum, { cut }) => 2 * sum + (cut === wanted ? 0 : 1), 0)
    const own = every.flatMap(({ cut, name }, at) => (cut === wanted ? [[name, `k${at}`] as const] : []))
    return rows
      .filter(({ level }) => level === bits)
      .map((row) => ({ ...row, ...Object.fromEntries(own.map(([name, at]) => [name, row[at] ?? ''])) }))
  }
  return Object.fromEntries(sets.map(([cut]) => [cut, of(cut)])) as { [Name in keyof Cuts]: Found<Cuts[Name]> }
}

export const readAdTotal = async (
  db: Db,
  question: AdQuestion,
  period: AdPeriod,
  exchange: AdExchange | null = null,
): Promise<AdSums> => {
  const { rows } = await sql<AdSums>`
    select ${sumsIn(period, exchange)} ${treeOf(question)} and ${hoursIn(period)}`.execute(db)
  return rows[0] ?? noAdSums
}

/** The rates that sums of a period lack: of days on which there is something to exchange. */
export const readMissing = async (
  db: Db,
  question: AdQuestion,
  period: AdPeriod,
  exchange: AdExchange | null,
): Promise<readonly MissingRate[]> => {
  if (!exchange || ![...exchange.rates.values()].flat().includes(null)) return []
  const { rows } = await sql<{ currency: string; day: number }>`
    select distinct a.currency, ${exchange.first - 1}::int + ${placeIn(exchange, sql`h.hour_t`)} as day
    ${treeOf(question)} and ${hoursIn(period)} and ${rateOfHour(exchange)} is null
      and (h.spend_amt <> 0 or h.revenue_amt <> 0 or h.billed_amt <> 0)`.execute(db)
  return missingOf(exchange, rows)
}
