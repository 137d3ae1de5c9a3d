import { sql } from 'kysely'
import { adAccountList } from '../../../shared/areas/ads/flow-lists.ts'
import { accountsOf } from '../../queries/ads/facts.ts'
import { calledBy } from '../../queries/orders/line.ts'
import type { Scope } from '../../queries/scope.ts'
import { holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Condition on `ad_account a`: of any network that the viewer reads. */
const anyNetwork = (scope: Scope) => {
  const all = (scope.ads ?? []).map(({ network }) => sql`(${accountsOf(scope, network)})`)
  return all.length === 0 ? sql`false` : sql`(${sql.join(all, sql` or `)})`
}

/** Ad accounts of the viewer. */
export const adAccountSource = tableSource(adAccountList, {
  table: sql`ad_account a`,
  alias: 'a',
  key: ['company_id', 'account_id'],
  joins: {
    owner: part(sql`left join member m on m.id = a.owner_member_id`),
    made: part(sql`left join lateral (
      select count(*) as all_of_it, count(*) filter (where c.status in (1, 2, 4, 5)) as running
      from ad_campaign c where c.company_id = a.company_id and c.account_id = a.account_id) made on true`),
  },
  scope: ({ scope }) => anyNetwork(scope),
  columns: {
    account_name: part(sql`a.name`),
    account_id: part(sql`a.account_id`),
    ad_network: part(sql`a.network`),
    auth_state: part(sql`a.auth_state`),
    auth_expire: part(sql`a.expire_t`),
    balance: part(sql`a.balance_amt`),
    currency: part(sql`a.currency`),
    ad_zone: part(sql`a.time_zone`),
    campaigns_on: part(sql`made.running`, 'made'),
    campaigns: part(sql`made.all_of_it`, 'made'),
    ad_shop: part(sql`coalesce(a.shop_id, '')`),
    owner_name: part(sql`coalesce(${calledBy('m')}, '')`, 'owner'),
  },
  filled: ['account_name', 'campaigns_on', 'campaigns'],
  keyword: (word) => part(sql`(${holds(sql`a.name`, word)} or starts_with(a.account_id, ${word}))`),
})
