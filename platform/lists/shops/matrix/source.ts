import { sql } from 'kysely'
import { authTroubles } from '../../../../shared/areas/shops/auth-states.ts'
import { shopList } from '../../../../shared/areas/shops/matrix-list.ts'
import { calledBy } from '../../../queries/orders/line.ts'
import { authState, withAuth } from '../../../queries/shops/auth.ts'
import { companyRollup, ownShops } from '../../../queries/shops/scope.ts'
import { stateOfShop } from '../../../queries/shops/shops.ts'
import type { View } from '../../../queries/view.ts'
import { holds } from '../../../queries/words.ts'
import { eachDaySums } from '../../../sums/read.ts'
import { type Join, type Part, part } from '../../source.ts'
import { tableSource } from '../../table-source.ts'

const DAYS = 30

/** Of the last 30 business days, today among them. */
const sold = ({ scope, day }: View): Part =>
  part(sql`left join (
    select r.dim_id, sum(r.gmv_amt)::bigint as gmv
    from ${eachDaySums({ scope: companyRollup(scope), from: day - DAYS + 1, to: day, dim: 'shop' })} group by r.dim_id
  ) sold on sold.dim_id = s.shop_id`)

const auth = ({ now }: View): Part =>
  part(sql`left join (
    select s.company_id, s.shop_id, ${authState(now)} as state from shop s ${withAuth}
  ) auth on auth.company_id = s.company_id and auth.shop_id = s.shop_id`)

const offered: Part = part(sql`left join (
    select company_id, shop_id, count(*) as products from product group by company_id, shop_id
  ) offered on offered.company_id = s.company_id and offered.shop_id = s.shop_id`)

const joins: Readonly<Record<string, Join>> = {
  sold,
  auth,
  offered,
  owner: part(sql`left join member m on m.id = s.owner_member_id`),
}

/** T-SHOP: the shops that the viewer works with. */
export const shopSource = tableSource(shopList, {
  table: sql`shop s`,
  alias: 's',
  key: ['company_id', 'shop_id'],
  joins,
  scope: ({ scope }) => ownShops(scope),
  columns: {
    shop_name: part(sql`coalesce(nullif(s.name, ''), s.shop_id)`),
    shop_id: part(sql`s.shop_id`),
    region: part(sql`s.region`),
    seller_type: part(sql`s.seller_type`),
    tiktok_account: part(sql`s.tiktok_account`),
    followers: part(sql`s.followers`),
    rating: part(sql`round(s.rating * 100)::int`),
    shop_products: part(sql`coalesce(offered.products, 0)`, 'offered'),
    gmv_30d: part(sql`coalesce(sold.gmv, 0)`, 'sold'),
    auth_state: part(sql`auth.state`, 'auth'),
    owner_name: part(sql`coalesce(${calledBy('m')}, '')`, 'owner'),
    group_name: part(sql`s.group_name`),
    shop_state: part(stateOfShop),
    settlement_days: part(sql`s.settlement_days`),
    shop_note: part(sql`s.note`),
    add_time: part(sql`s.add_time`),
  },
  filled: ['shop_name', 'shop_products', 'gmv_30d', 'group_name', 'add_time'],
  filters: { group: (name) => part(sql`s.group_name = ${name}`) },
  keyword: (word) => part(sql`(s.shop_id = ${word} or ${holds(sql`s.name || ' ' || s.tiktok_account`, word)})`),
  sums: () => ({
    shops: part(sql`count(*)`),
    accounts: part(sql`count(distinct nullif(lower(s.tiktok_account), ''))`),
    countries: part(sql`count(distinct s.region)`),
    troubles: part(sql`count(*) filter (where auth.state = any(${authTroubles}::smallint[]))`, 'auth'),
  }),
  kpi: ({ shops = 0, accounts = 0, countries = 0, troubles = 0 }) => ({ shops, accounts, countries, troubles }),
})
