import { sql } from 'kysely'
import { shopDayList } from '../../../../shared/areas/shops/days-list.ts'
import { authState, withAuth } from '../../../queries/shops/auth.ts'
import { grossProfitSql, profitByShop } from '../../../queries/shops/profit.ts'
import { companyRollup, ofOwnShops, ownShops } from '../../../queries/shops/scope.ts'
import { keepWindow, kept, windowOf } from '../../../queries/shops/window.ts'
import type { View } from '../../../queries/view.ts'
import { holds } from '../../../queries/words.ts'
import { eachDaySums } from '../../../sums/read.ts'
import { shareOf } from '../../shares.ts'
import { type Join, type Part, part } from '../../source.ts'
import { tableSource } from '../../table-source.ts'
import { keepShopAds, shopAds } from './ads.ts'

/** Of the days that `where` has kept in the transaction: each is one look-up by key. */
const sold = ({ scope }: View): Part =>
  part(sql`left join (
    select r.dim_id, sum(r.gmv_amt) as gmv, sum(r.orders) as orders, sum(r.sku_orders) as sku_orders,
      sum(r.items) as items, sum(r.refund_amt) as refund, sum(r.est_commission_amt) as commission
    from ${eachDaySums({ scope: companyRollup(scope), from: kept.from_day, to: kept.to_day, dim: 'shop' })}
    group by r.dim_id
  ) sold on sold.dim_id = s.shop_id`)

const profit = (view: View): Part =>
  part(sql`left join (${profitByShop(view, kept.from_day, kept.to_day)}) profit on profit.shop_id = s.shop_id`)

/** What no creator brought. */
const own = ({ scope }: View): Part =>
  part(sql`left join (
    select l.shop_id, sum(l.pay_amt) as gmv from affiliate_order_line l
    where ${ofOwnShops(scope, 'l')} and l.creator_id = '' and l.paid_t >= ${kept.from_t} and l.paid_t < ${kept.to_t}
    group by l.shop_id
  ) own on own.shop_id = s.shop_id`)

/** `(state, last_sync_t)` of each shop's authorisation. */
const auth = ({ now }: View): Part =>
  part(sql`left join (
    select s.company_id, s.shop_id, ${authState(now)} as state, a.last_sync_t from shop s ${withAuth}
  ) auth on auth.company_id = s.company_id and auth.shop_id = s.shop_id`)

const joins: Readonly<Record<string, Join>> = { sold, profit, own, auth, ads: shopAds }

const ofSold = (name: string): Part => part(sql`coalesce(${sql.ref(`sold.${name}`)}, 0)::bigint`, 'sold')

/** T-SHOPD: what each column of the list shows; ads are those of the accounts that advertise the shop. */
const cells = {
  shop_name: part(sql`coalesce(nullif(s.name, ''), s.shop_id)`),
  shop_id: part(sql`s.shop_id`),
  region: part(sql`s.region`),
  seller_type: part(sql`s.seller_type`),
  group_name: part(sql`s.group_name`),
  gmv: ofSold('gmv'),
  orders: ofSold('orders'),
  sku_orders: ofSold('sku_orders'),
  items_sold: ofSold('items'),
  aov: part(shareOf(sql`sold.gmv`, sql`sold.orders`, 1), 'sold'),
  affiliate_share: part(shareOf(sql`(sold.gmv - coalesce(own.gmv, 0))`, sql`sold.gmv`), 'sold', 'own'),
  ad_spend: part(sql`ads.spend`, 'ads'),
  roi: part(shareOf(sql`ads.revenue`, sql`ads.spend`, 100), 'ads'),
  refund_rate: part(shareOf(sql`sold.refund`, sql`sold.gmv`), 'sold'),
  commission: ofSold('commission'),
  gross_profit: part(grossProfitSql, 'profit'),
  profit_rate: part(shareOf(grossProfitSql, sql`profit.net`), 'profit'),
  uncosted_skus: part(sql`coalesce(profit.uncosted_skus, 0)`, 'profit'),
  auth_state: part(sql`auth.state`, 'auth'),
  sync_time: part(sql`auth.last_sync_t`, 'auth'),
} as const satisfies Readonly<Record<string, Part>>

/** Shops of the viewer, also those that sold nothing in the period. */
export const shopDaySource = tableSource(shopDayList, {
  table: sql`shop s`,
  alias: 's',
  key: ['company_id', 'shop_id'],
  common: true,
  joins,
  scope: ({ scope }) => ownShops(scope),
  columns: cells,
  filled: ['gmv', 'orders', 'items_sold', 'commission'],
  filters: { paid: null, group: (name) => part(sql`s.group_name = ${name}`) },
  keyword: (word) => part(sql`${holds(sql`s.name`, word)} or s.shop_id = ${word}`),
  keep: async ({ tx, view, filters }) => {
    const window = windowOf(view, filters.start_time, filters.end_time)
    await keepWindow(tx, window)
    await keepShopAds(tx, view, window)
  },
})
