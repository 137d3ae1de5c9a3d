import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { readExchange } from '../../queries/ads/exchange.ts'
import { accountsOf, readAdSums } from '../../queries/ads/facts.ts'
import type { AdSight } from '../../queries/scope.ts'
import type { Window } from '../../queries/shops/window.ts'
import type { View } from '../../queries/view.ts'
import { part } from '../source.ts'

interface OwnerAds {
  readonly id: number
  /** In the company's currency; null where a rate is missing. */
  readonly spend: number | null
  readonly revenue: number | null
}

/** What the accounts of each owner spent and brought on one network, in the business days of the company. */
const readNetwork = async (
  tx: Tx,
  { scope, company, clock }: View,
  { from, to, from_t, to_t }: Window,
  { network }: AdSight,
): Promise<readonly OwnerAds[]> => {
  const { rows } = await sql<{ owner: number; currency: string }>`
    select distinct a.owner_member_id as owner, a.currency from ad_account a
    where ${accountsOf(scope, network)} and a.owner_member_id is not null`.execute(tx)
  if (rows.length === 0) return []
  const others = [...new Set(rows.map(({ currency }) => currency))].filter((one) => one !== company.currency)
  const exchange = await readExchange(tx, { currency: company.currency, others }, { clock, from, to })
  const question = { scope, network, filters: {} }
  const cuts = { owners: { owner: sql`a.owner_member_id` } }
  const { owners } = await readAdSums(tx, question, { from: from_t, to: to_t }, cuts, exchange)
  const found = new Map(owners.map((sums) => [Number(sums.owner), sums]))
  return [...new Set(rows.map(({ owner }) => owner))].map((id) => {
    const sums = found.get(id)
    return { id, spend: sums ? sums.spend_amt : 0, revenue: sums ? sums.revenue_amt : 0 }
  })
}

/** Keeps what the owners of ad accounts spent on the networks that the viewer reads. */
export const keepAds = async (tx: Tx, view: View, window: Window): Promise<void> => {
  const found: OwnerAds[] = []
  for (const sight of view.scope.ads ?? []) found.push(...(await readNetwork(tx, view, window, sight)))
  await sql`select set_config('tidewall.team_ads', ${JSON.stringify(found)}, true)`.execute(tx)
}

/** `ads.spend`, `ads.revenue` of a team; no row where nobody of it owns an account, null where a rate is missing. */
export const ads = part(sql`left join (
  select c.ancestor_id as id, case when bool_and(o.spend is not null) then round(sum(o.spend))::bigint end as spend,
    case when bool_and(o.revenue is not null) then round(sum(o.revenue))::bigint end as revenue
  from jsonb_to_recordset(current_setting('tidewall.team_ads')::jsonb) as o(id bigint, spend numeric, revenue numeric)
  join member_closure c on c.descendant_id = o.id group by 1
) ads on ads.id = t.id`)
