import { sql } from 'kysely'
import type { CallData, HandlerInput } from '../../../shared/api/endpoint.ts'
import type { multishopApi } from '../../../shared/areas/shops/days-api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import { daySums } from '../../sums/read.ts'
import { type KeyedAds, readAdsBy } from '../ads/by-key.ts'
import { meanOf, rateBp } from '../arithmetic.ts'
import type { View } from '../view.ts'
import { isNarrowed, readGroups, readShops, type Shop } from './chosen.ts'
import { readCountries } from './countries.ts'
import { readShopProfits, type ShopProfit } from './profit.ts'
import { companyRollup } from './scope.ts'
import { type Window, windowOf } from './window.ts'

type Data = CallData<typeof multishopApi.overview>
type Input = HandlerInput<typeof multishopApi.overview>

interface ShopDay {
  readonly shop_id: string
  readonly day: number
  readonly gmv: number
  readonly orders: number
  readonly refund: number
  readonly commission: number
}

const readDays = async (tx: Tx, { scope }: View, { from, to }: Window, shops: readonly Shop[]): Promise<ShopDay[]> => {
  const { rows } = await sql<ShopDay>`
    select r.dim_id as shop_id, r.bucket as day, r.gmv_amt as gmv, r.orders, r.refund_amt as refund,
      r.est_commission_amt as commission
    from ${daySums({ scope: companyRollup(scope), from, to, dim: 'shop' })} and r.dim_id = any(${shops.map(({ shop_id }) => shop_id)}::text[])
    `.execute(tx)
  return rows
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)

const profitOf = (
  profits: readonly ShopProfit[],
): Pick<Data['kpi'], 'gross_profit' | 'profit_rate' | 'uncosted_skus'> => {
  const known = profits.filter(({ profit }) => profit !== null)
  const net = sum(known, (one) => one.net)
  const gross_profit = known.length === 0 ? null : sum(known, ({ profit }) => profit ?? 0)
  return {
    gross_profit,
    profit_rate: gross_profit === null || net <= 0 ? null : rateBp(gross_profit, net),
    uncosted_skus: sum(profits, (one) => one.uncosted_skus),
  }
}

/** What the accounts that advertise some shops spent, and what that brought; null where nobody has said of any account whose it is. */
const adsOf = (all: readonly KeyedAds[], shops: ReadonlySet<string>): Pick<Data['kpi'], 'ad_spend' | 'roi'> => {
  const own = all.filter(({ id }) => shops.has(id))
  if (own.length === 0 || own.some(({ spend, revenue }) => spend === null || revenue === null))
    return { ad_spend: null, roi: null }
  const spend = sum(own, (one) => one.spend ?? 0)
  const revenue = sum(own, (one) => one.revenue ?? 0)
  return { ad_spend: Math.round(spend), roi: spend > 0 ? Math.round((revenue * 100) / spend) : null }
}

/** What some shops spent on ads and kept, in whole business days. */
export const readShopMoney = async (tx: Tx, view: View, window: Window, shops: ReadonlySet<string>) => {
  const profits = (await readShopProfits(tx, view, window)).filter(({ shop_id }) => shops.has(shop_id))
  return { ...adsOf(await readAdsBy(tx, view, window, sql`a.shop_id`), shops), ...profitOf(profits) }
}

/** The figures of the viewer's own shops and their turnover by day. */
export const readMultishop = async (tx: Tx, view: View, input: Input): Promise<Data> => {
  const window = windowOf(view, input.start_time, input.end_time)
  const shops = await readShops(tx, view, input)
  const rows = await readDays(tx, view, window, shops)
  const ids = shops.map(({ shop_id }) => shop_id)
  const isWhole = view.scope.member_id === null && !isNarrowed(input)
  const countries = await readCountries(tx, view, window, isWhole ? undefined : ids)
  const groups = await readGroups(tx, view)
  const days = daysOf(window.from, window.to)
  const gmv = sum(rows, (row) => row.gmv)
  const orders = sum(rows, (row) => row.orders)
  const byShop = shops.map(({ shop_id, name }) => {
    const own = new Map(rows.filter((row) => row.shop_id === shop_id).map((row) => [row.day, row.gmv]))
    return { shop_id, name, gmv: days.map((day) => own.get(day) ?? 0) }
  })
  const total = (shop: { readonly gmv: readonly number[] }): number => sum(shop.gmv, (amt) => amt)
  return {
    from: dayText(window.from),
    to: dayText(window.to),
    kpi: {
      shops: shops.length,
      authorised: shops.filter(({ auth_state }) => auth_state === 1 || auth_state === 2).length,
      broken: shops.filter(({ auth_state }) => auth_state >= 3 && auth_state <= 5).length,
      selling: byShop.filter((shop) => total(shop) > 0).length,
      gmv,
      orders,
      aov: meanOf(gmv, orders),
      refund_rate:
        gmv === 0
          ? null
          : rateBp(
              sum(rows, (row) => row.refund),
              gmv,
            ),
      commission: sum(rows, (row) => row.commission),
      ...(await readShopMoney(tx, view, window, new Set(ids))),
    },
    days: days.map(dayText),
    shops: byShop.toSorted((a, b) => total(b) - total(a) || (a.shop_id < b.shop_id ? -1 : 1)),
    countries: [...countries],
    groups,
    currency: view.company.currency,
    data_time: view.now,
  }
}
