import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { AdSight } from '../scope.ts'
import type { Window } from '../shops/window.ts'
import type { View } from '../view.ts'
import { readExchange } from './exchange.ts'
import { accountsOf, readAdSums } from './facts.ts'

/** What the accounts of one key spent and brought. */
export interface KeyedAds {
  readonly id: string
  /** In the company's currency; null where a rate is missing. */
  readonly spend: number | null
  readonly revenue: number | null
}

/** Of one network, in the business days of the company. @param key of `ad_account a`; accounts without one are left out */
const readNetwork = async (
  tx: Tx,
  { scope, company, clock }: View,
  { from, to, from_t, to_t }: Window,
  { network }: AdSight,
  key: RawBuilder<unknown>,
): Promise<readonly KeyedAds[]> => {
  const { rows } = await sql<{ id: string; currency: string }>`
    select distinct ${key}::text as id, a.currency from ad_account a
    where ${accountsOf(scope, network)} and ${key} is not null`.execute(tx)
  if (rows.length === 0) return []
  const others = [...new Set(rows.map(({ currency }) => currency))].filter((one) => one !== company.currency)
  const exchange = await readExchange(tx, { currency: company.currency, others }, { clock, from, to })
  const question = { scope, network, filters: {} }
  const { keys } = await readAdSums(tx, question, { from: from_t, to: to_t }, { keys: { id: key } }, exchange)
  const found = new Map(keys.map((sums) => [String(sums.id), sums]))
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const sums = found.get(id)
    return { id, spend: sums ? sums.spend_amt : 0, revenue: sums ? sums.revenue_amt : 0 }
  })
}

/** By key of `ad_account a`, on every network that the viewer reads: one line for each key and network. */
export const readAdsBy = async (
  tx: Tx,
  view: View,
  window: Window,
  key: RawBuilder<unknown>,
): Promise<readonly KeyedAds[]> => {
  const found: KeyedAds[] = []
  for (const sight of view.scope.ads ?? []) found.push(...(await readNetwork(tx, view, window, sight, key)))
  return found
}

/** The lines of a kept setting as a relation `o(id, spend, revenue)`. */
export const keptAds = (setting: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(current_setting(${sql.lit(setting)})::jsonb) as o(id text, spend numeric, revenue numeric)`

/** Both sums of `o`; null where a rate is missing. */
export const adTotals = sql`case when bool_and(o.spend is not null) then round(sum(o.spend))::bigint end as spend,
    case when bool_and(o.revenue is not null) then round(sum(o.revenue))::bigint end as revenue`
