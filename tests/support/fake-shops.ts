import type { Request } from 'express'
import { multishopApi } from '../../shared/areas/shops/days-api.ts'
import { shopDayList } from '../../shared/areas/shops/days-list.ts'
import { shopOrderList } from '../../shared/areas/shops/orders-list.ts'
import { shopProductList } from '../../shared/areas/shops/products-list.ts'
import { todoKinds } from '../../shared/areas/shops/todo-kinds.ts'
import type { List } from '../../shared/lists/list.ts'
import type { Answers } from './fake-call.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeOf } from './fake-of.ts'
import { each, fakeRowsFor } from './fake-rows.ts'

export const fakeShopOrders = fakeRowsFor(shopOrderList, (n) => {
  const order_id = String(578_000_000_000_000_000n + BigInt(n))
  return {
    order_id,
    line_id: `${order_id}/1730${n}//1`,
    sku_id: `1730${n}`,
    seller_sku: `HOM-${n}`,
    stage: (n % 8) + 1,
    order_status: 111,
    buyer_name: '张**',
    ...each(['cancel_return_type', 'order_substatus', 'cancel_by'], 0),
    ...(n % 7 === 3 ? each(['product_cost', 'gross_profit'], null) : {}),
  }
})

export const fakeShopProducts = fakeRowsFor(shopProductList, (n) => ({
  title: `Lamp-${String(n).padStart(2, '0')}`,
  product_id: String(1_729_000_000_000_000_000n + BigInt(n)),
  min_price: 1000 + n,
  max_price: 1500 + n,
  status: n % 6 === 5 ? 4 : 1,
  ...each(['impressions', 'ctr'], n % 4 === 3 ? null : 321),
}))

const fakeShopDays = fakeRowsFor(
  shopDayList,
  (n) => ({
    shop_id: `749530112284665010${n}`,
    gmv: 900_000 - n * 200_000,
    orders: 300 - n * 50,
    ...each(['ad_spend', 'roi'], null),
    ...(n === 2 ? each(['gross_profit', 'profit_rate'], null) : {}),
    auth_state: [1, 2, 5][n] ?? 0,
  }),
  3,
)

export const fakeMultishop = fakeOf(multishopApi.overview, {
  kpi: { shops: 3, gmv: 2_100_000, ...each(['ad_spend', 'roi'], null) },
  days: ['2026-05-14', '2026-05-15', '2026-05-16'],
  shops: fakeShopDays.map(({ shop_id, shop_name }, n) => ({
    shop_id,
    name: shop_name,
    gmv: [900 - n, 800 - n, 700 - n],
  })),
  countries: [
    { region: 'US', gmv: 1_200_000 },
    { region: 'SG', gmv: 600_000 },
    { region: 'GB', gmv: 300_000 },
  ],
  groups: ['本土仓', '跨境直发'],
})

/** Ordinary answers of the multi-shop mode: SKUs that keep what is written, and a refusal in each bulk. */
export const shopAnswers = (): Answers => {
  let skus: readonly object[] = [0, 1].map((n) => ({ sku_id: `sku-${n}`, cost: n === 0 ? 400 : null }))
  const asList =
    (list: unknown, rows: readonly object[]) =>
    ({ query }: Request) =>
      fakeListAnswer(list as List, rows as never, query)
  return {
    '/api/v1/order/shop': asList(shopOrderList, fakeShopOrders),
    '/api/v1/product/shop': asList(shopProductList, fakeShopProducts),
    '/api/v1/multishop/shops': asList(shopDayList, fakeShopDays),
    '/api/v1/multishop/overview': () => fakeMultishop,
    '/api/v1/team/trend': () => ({
      days: ['2026-05-14', '2026-05-15'],
      teams: [40, 41].map((id) => ({ team_id: String(id), gmv: [90_000, 91_000] })),
    }),
    '/api/v1/multishop/todo': () => ({
      list: todoKinds.map((kind, n) => ({ kind, count: 40 - n * 6, shops: n === 3 ? [] : [{ shop_id: 'a' }] })),
    }),
    '/api/v1/order/shop/detail': ({ query: { order_id } }) => ({
      order_id,
      platform_url: `https://seller-us.tiktok.com/order/detail?order_no=${String(order_id)}`,
      lines: fakeShopOrders
        .filter((row) => row.order_id === order_id)
        .map((row) => ({
          row,
          sku_cost: row.product_cost,
          parts: { cost: row.product_cost, profit: row.gross_profit },
        })),
    }),
    '/api/v1/product/shop/skus': ({ query: { product_id } }) => ({ product_id, list: skus }),
    '/api/v1/product/sku': ({ body: { sku_id, field, value } }) => {
      skus = skus.map((sku) => ('sku_id' in sku && sku.sku_id === sku_id ? { ...sku, [field]: value } : sku))
      return { sku_id, [field]: value }
    },
    '/api/v1/product/shop/transition': ({ body }) => ({
      results: (body.keys as string[]).map((key, n) => ({
        key,
        ok: n === 0,
        message: n === 0 ? '' : '审核中、冻结或已删除的商品不能修改',
      })),
    }),
    '/api/v1/product/shop/history': () => ({
      list: [
        { transition: 'off', before: { status: 1 }, after: { status: 4 } },
        { transition: 'commission', before: { status: 1, rate_bp: 1200 }, after: { status: 1, rate_bp: 1500 } },
      ],
    }),
  }
}
