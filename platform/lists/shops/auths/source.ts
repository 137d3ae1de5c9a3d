import { sql } from 'kysely'
import { shopAuthList } from '../../../../shared/areas/shops/auth-list.ts'
import { authState as states } from '../../../../shared/areas/shops/auth-states.ts'
import { calledBy } from '../../../queries/orders/line.ts'
import { authState, withAuth } from '../../../queries/shops/auth.ts'
import { ownShops } from '../../../queries/shops/scope.ts'
import type { View } from '../../../queries/view.ts'
import { holds } from '../../../queries/words.ts'
import { type Part, part } from '../../source.ts'
import { tableSource } from '../../table-source.ts'

const auth = ({ now }: View): Part =>
  part(sql`left join (
    select s.company_id, s.shop_id, ${authState(now)} as state, coalesce(a.seller_name, '') as seller_name,
      coalesce(array_to_string(a.scopes, ', '), '') as scopes, a.auth_t, a.access_expire_t, a.refresh_expire_t,
      a.last_sync_t, coalesce(a.sync_result, 0) as sync_result, a.auth_member_id, a.consent_until_t
    from shop s ${withAuth}
  ) auth on auth.company_id = s.company_id and auth.shop_id = s.shop_id`)

const ofAuth = (name: string): Part => part(sql.ref(`auth.${name}`), 'auth')
const inState = (state: number): Part => part(sql`count(*) filter (where auth.state = ${sql.lit(state)})`, 'auth')

/** T-SHOPAUTH: one row for each shop of the viewer, whether it is authorised or not. */
export const shopAuthSource = tableSource(shopAuthList, {
  table: sql`shop s`,
  alias: 's',
  key: ['company_id', 'shop_id'],
  joins: { auth, by: part(sql`left join member m on m.id = auth.auth_member_id`, 'auth') },
  scope: ({ scope }) => ownShops(scope),
  columns: {
    shop_name: part(sql`coalesce(nullif(s.name, ''), s.shop_id)`),
    seller_name: ofAuth('seller_name'),
    shop_id: part(sql`s.shop_id`),
    region: part(sql`s.region`),
    seller_type: part(sql`s.seller_type`),
    auth_state: ofAuth('state'),
    auth_scopes: ofAuth('scopes'),
    auth_time: ofAuth('auth_t'),
    access_expire_time: ofAuth('access_expire_t'),
    refresh_expire_time: ofAuth('refresh_expire_t'),
    last_sync_time: ofAuth('last_sync_t'),
    sync_result: ofAuth('sync_result'),
    authorised_by: part(sql`coalesce(${calledBy('m')}, '')`, 'by'),
    consent_until: ofAuth('consent_until_t'),
  },
  filled: ['shop_name'],
  keyword: (word) => part(sql`(s.shop_id = ${word} or ${holds(sql`s.name`, word)})`),
  sums: () => ({
    good: inState(states.good),
    ending: inState(states.ending),
    ended: inState(states.ended),
    revoked: inState(states.revoked),
    failing: inState(states.failing),
  }),
  kpi: ({ good = 0, ending = 0, ended = 0, revoked = 0, failing = 0 }) => ({ good, ending, ended, revoked, failing }),
})
