import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { type AdFigureName, adFigures, type adsApi } from '../../../shared/areas/ads/api.ts'
import { changeOf } from '../../../shared/format/number.ts'
import { keysOf } from '../../../shared/keys.ts'
import type { Db } from '../../db/tables.ts'
import { type AdExchange, exchangedNow, type MissingRate, missingOf } from './exchange.ts'
import { type AdQuestion, accountsOf, adConditions } from './facts.ts'
import { type AdSums, adMetric, amountOf, sumOf } from './metrics.ts'

type Figure = CallData<typeof adsApi.today>['kpi'][number]
export type AdAccount = Omit<
  CallData<typeof adsApi.today>['accounts'][number],
  'spend' | 'revenue' | 'roas' | 'exchanged'
>

const figureOf = (name: AdFigureName, sums: AdSums): number | null => {
  switch (name) {
    case 'impressions':
    case 'clicks':
    case 'conversions':
      return sums[name]
    case 'revenue':
      return amountOf(sums.revenue_amt)
    case 'balance':
    case 'over_budget':
      return null
    default:
      return adMetric(name, sums)
  }
}

/** The accounts that are asked about; those of other filters count too, as long as the account itself is asked for. */
export const readAccounts = async (db: Db, { scope, network, filters }: AdQuestion): Promise<readonly AdAccount[]> => {
  const asked = adConditions({ account: filters.account }).get('account')
  const { rows } = await sql<AdAccount>`
    select a.account_id, a.name, a.currency, a.time_zone as zone, a.balance_amt as balance, a.auth_state,
      a.expire_t as expire_time
    from ad_account a where ${accountsOf(scope, network)} ${asked ? sql`and (${asked})` : sql``}
    order by a.name, a.account_id`.execute(db)
  return rows
}

/** Campaigns that stopped because their budget or balance is used up. */
export const readOverBudget = async (db: Db, { scope, network, filters }: AdQuestion): Promise<number> => {
  const asked = [...adConditions(filters).values()].map((one) => sql`and (${one})`)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ad_campaign c
    join ad_account a on a.company_id = c.company_id and a.account_id = c.account_id
    where c.status = 5 and ${accountsOf(scope, network)} ${sql.join(asked, sql` `)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** What the accounts have left, together, at the rates of the exchange's last day; null without any, or without a rate. */
const balanceOf = (accounts: readonly AdAccount[], exchange: AdExchange | null): number | null => {
  const told = accounts.flatMap(({ balance, currency }) => (balance === null ? [] : [{ balance, currency }]))
  if (told.length === 0) return null
  const amts = told.map(({ balance, currency }) => (exchange ? exchangedNow(exchange, balance, currency) : balance))
  return amountOf(sumOf(amts))
}

/** The rates that the balances of accounts lack on a day. */
export const missingOfBalances = (
  accounts: readonly AdAccount[],
  exchange: AdExchange | null,
  day: number,
): readonly MissingRate[] =>
  exchange
    ? missingOf(
        exchange,
        accounts.flatMap(({ balance, currency }) =>
          balance !== null && exchangedNow(exchange, balance, currency) === null ? [{ currency, day }] : [],
        ),
      )
    : []

/** The cards: each figure now and before; balance (with the exchange of today) and campaigns over budget as they are. */
export const figuresOf = (
  now: AdSums,
  before: AdSums,
  accounts: readonly AdAccount[],
  overBudget: number,
  exchange: AdExchange | null,
): readonly Figure[] =>
  keysOf(adFigures).map((name): Figure => {
    if (name === 'over_budget') return { name, value: overBudget, before: null, change: null }
    if (name === 'balance') return { name, value: balanceOf(accounts, exchange), before: null, change: null }
    const [value, was] = [figureOf(name, now), figureOf(name, before)]
    return { name, value, before: was, change: value === null || was === null ? null : changeOf(value, was) }
  })
