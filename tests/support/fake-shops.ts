import type { Request } from 'express'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { type multishopApi, todoKinds } from '../../shared/areas/shops/days-api.ts'
import { shopDayList } from '../../shared/areas/shops/days-list.ts'
import type { ShopOrderLine } from '../../shared/areas/shops/orders-api.ts'
import { shopOrderList } from '../../shared/areas/shops/orders-list.ts'
import type { ShopSku } from '../../shared/areas/shops/products-api.ts'
import { shopProductList } from '../../shared/areas/shops/products-list.ts'
import type { teamApi } from '../../shared/areas/team/api.ts'
import { teamList } from '../../shared/areas/team/list.ts'
import type { List, ListRow } from '../../shared/lists/list.ts'
import { fakeNow } from './fake-data.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeRowsFor } from './fake-rows.ts'

type OrderRow = ListRow<typeof shopOrderList>
type ProductRow = ListRow<typeof shopProductList>
type DayRow = ListRow<typeof shopDayList>

const shops = ['潮汐优选旗舰店', '西岸家居美国仓', '泰晤士严选英国仓']

const fakeOrder = (n: number): OrderRow => {
  const pay = 2000 + n * 10
  const isUnknown = n % 7 === 3
  const order_id = String(578_000_000_000_000_000n + BigInt(n))
  return {
    order_id,
    shop_name: shops[n % 3] ?? '',
    order_status: 111,
    stage: (n % 8) + 1,
    order_substatus: n % 3,
    cancel_return_type: 0,
    sku_id: `1730${n}`,
    seller_sku: `HOM-${n}`,
    product_name: `便携榨汁杯 ${n} 号`,
    variation: '曜石黑',
    quantity: 1,
    returned_qty: 0,
    subtotal_before_discount: pay + 100,
    platform_discount: 100,
    seller_discount: 0,
    subtotal_after_discount: pay,
    shipping_fee: 300,
    taxes: 0,
    order_amount: pay,
    order_refund_amount: 0,
    affiliate_commission: 200,
    partner_commission: 0,
    platform_fee: 120,
    settlement_amount: pay - 620,
    product_cost: isUnknown ? null : 700,
    gross_profit: isUnknown ? null : pay - 1320,
    currency: 'USD',
    create_time: fakeNow - n * 3600,
    paid_time: fakeNow - n * 3600,
    ship_due_time: fakeNow + 3600,
    shipped_time: null,
    delivered_time: null,
    cancelled_time: null,
    cancel_by: 0,
    cancel_reason: '',
    shipping_provider: 'USPS',
    tracking_id: `94${n}`,
    warehouse_name: 'US-1',
    payment_method: 1,
    country: 'US',
    state: 'Texas',
    city: 'Houston',
    buyer_name: '张**',
    buyer_phone: '****1234',
    buyer_address: '***',
    line_id: `${order_id}/1730${n}//1`,
  }
}

const fakeProduct = (n: number): ProductRow => ({
  title: `Lamp-${String(n).padStart(2, '0')}`,
  product_id: String(1_729_000_000_000_000_000n + BigInt(n)),
  shop_name: shops[n % 3] ?? '',
  category_name: '家居\nHome',
  sku_count: 2,
  min_price: 1000 + n,
  max_price: 1500 + n,
  stock: 40 + n,
  empty_skus: n % 2,
  status: n % 6 === 5 ? 4 : 1,
  impressions: n % 4 === 3 ? null : 9000 - n,
  ctr: n % 4 === 3 ? null : 321,
  add_to_cart: 90,
  sku_orders: 63 - n,
  items_sold: 70 - n,
  gmv: 100_000 - n * 1000,
  refund_rate: 210,
  affiliate_gmv: 80_000 - n * 1000,
  commission_rate_bp: 1200,
  open_collab_on: true,
  min_cost: 400,
  max_cost: 500,
  uncosted_skus: 0,
  updated_time: fakeNow - n * 600,
})

const fakeDay = (n: number): DayRow => ({
  shop_name: shops[n] ?? '',
  shop_id: `749530112284665010${n}`,
  region: ['CN', 'US', 'GB'][n] ?? 'CN',
  seller_type: n === 0 ? 2 : 1,
  group_name: n === 0 ? '跨境直发' : '本土仓',
  gmv: 900_000 - n * 200_000,
  orders: 300 - n * 50,
  sku_orders: 330 - n * 50,
  items_sold: 380 - n * 50,
  aov: 3000 + n * 100,
  affiliate_share: 9100,
  ad_spend: null,
  roi: null,
  refund_rate: 300 + n * 40,
  commission: 90_000 - n * 10_000,
  gross_profit: n === 2 ? null : 210_000 - n * 90_000,
  profit_rate: n === 2 ? null : 2400 - n * 500,
  uncosted_skus: n === 2 ? 3 : 0,
  auth_state: [1, 2, 5][n] ?? 0,
  sync_time: fakeNow - n * 3600,
})

export const fakeShopOrders: readonly OrderRow[] = Array.from({ length: 63 }, (_, n) => fakeOrder(n))
export const fakeShopProducts: readonly ProductRow[] = Array.from({ length: 63 }, (_, n) => fakeProduct(n))
export const fakeShopDays: readonly DayRow[] = [0, 1, 2].map(fakeDay)

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

const lineOf = (row: OrderRow): ShopOrderLine => ({
  row,
  sku_cost: row.product_cost,
  parts: {
    net: row.order_amount ?? 0,
    platform_fee: row.platform_fee,
    affiliate: row.affiliate_commission ?? 0,
    shipping: row.shipping_fee,
    cost: row.product_cost,
    profit: row.gross_profit,
  },
})

const days = ['2026-05-14', '2026-05-15', '2026-05-16', '2026-05-17', '2026-05-18', '2026-05-19', '2026-05-20']

export const fakeMultishop: CallData<typeof multishopApi.overview> = {
  from: '2026-05-14',
  to: '2026-05-20',
  kpi: {
    shops: 3,
    authorised: 2,
    broken: 1,
    selling: 3,
    gmv: 2_100_000,
    orders: 750,
    aov: 2800,
    refund_rate: 320,
    ad_spend: null,
    roi: null,
    commission: 240_000,
    gross_profit: 330_000,
    profit_rate: 2100,
    uncosted_skus: 3,
  },
  days,
  shops: fakeShopDays.map(({ shop_id, shop_name, gmv }) => ({
    shop_id,
    name: shop_name,
    gmv: days.map((_, n) => Math.round((gmv ?? 0) / 7) + n * 500),
  })),
  countries: [
    { region: 'US', gmv: 1_200_000 },
    { region: 'SG', gmv: 600_000 },
    { region: 'GB', gmv: 300_000 },
  ],
  groups: ['本土仓', '跨境直发'],
  currency: 'USD',
  data_time: fakeNow,
}

const fakeTeamTrend: CallData<typeof teamApi.trend> = {
  from: '2026-05-14',
  to: '2026-05-20',
  days,
  teams: ['陈墨', '何澄'].map((name, n) => ({
    team_id: String(40 + n),
    name,
    gmv: days.map((_, day) => 90_000 - n * 20_000 + day * 1000),
  })),
  currency: 'USD',
  data_time: fakeNow,
}

const fakeSkus = (): ShopSku[] =>
  ['薄荷绿', '奶油白'].map((name, n) => ({
    sku_id: `sku-${n}`,
    seller_sku: `HOM-0001-${n + 1}`,
    name,
    price: 1000 + n * 500,
    stock: 20,
    cost: n === 0 ? 400 : null,
  }))

/** Ordinary answers of the multi-shop mode: lists, an order, SKUs that keep what is written, and a refusal in each bulk. */
export const shopAnswers = (): Record<string, (request: Request) => Envelope> => {
  const skus = fakeSkus()
  const asList = (list: unknown, rows: readonly object[]) => (request: Request) =>
    fakeListAnswer(list as List, rows as never, request.query)
  const bulk = ({ body }: Request): Envelope => {
    const results: BulkData['results'] = (body.keys as string[]).map((key, n) => ({
      key,
      ok: n === 0,
      message: n === 0 ? '' : '审核中、冻结或已删除的商品不能修改',
    }))
    return done({ results })
  }
  return {
    '/api/v1/order/shop': asList(shopOrderList, fakeShopOrders),
    '/api/v1/product/shop': asList(shopProductList, fakeShopProducts),
    '/api/v1/multishop/shops': asList(shopDayList, fakeShopDays),
    '/api/v1/multishop/overview': () => done(fakeMultishop),
    '/api/v1/team/data': asList(teamList, fakeRowsFor(teamList)),
    '/api/v1/team/trend': () => done(fakeTeamTrend),
    '/api/v1/multishop/todo': () =>
      done({
        list: todoKinds.map((kind, n) => ({
          kind,
          count: n === 3 ? 0 : 40 - n * 6,
          shops: n === 3 ? [] : [{ shop_id: 'a', name: shops[n % 3], count: 40 - n * 6 }],
        })),
        data_time: fakeNow,
      }),
    '/api/v1/order/shop/detail': ({ query }) => {
      const rows = fakeShopOrders.filter(({ order_id }) => order_id === query.order_id)
      const platform_url = `https://seller-us.tiktok.com/order/detail?order_no=${String(query.order_id)}`
      const found = { order_id: query.order_id, currency: 'USD', platform_url, data_time: fakeNow }
      return done({ ...found, lines: rows.map(lineOf) })
    },
    '/api/v1/product/shop/skus': ({ query }) => done({ product_id: query.product_id, currency: 'USD', list: skus }),
    '/api/v1/product/sku': ({ body }) => {
      const at = skus.findIndex(({ sku_id }) => sku_id === body.sku_id)
      const sku = { ...(skus[at] ?? fakeSkus()[0]), [String(body.field)]: body.value } as ShopSku
      if (at >= 0) skus[at] = sku
      return done({ ...sku, sku_id: body.sku_id })
    },
    '/api/v1/product/shop/transition': bulk,
    '/api/v1/product/shop/history': () =>
      done({
        names: {},
        list: [
          { time: fakeNow - 60, by: '林晓涛', transition: 'off', before: { status: 1 }, after: { status: 4 } },
          {
            time: fakeNow - 90,
            by: '何澄',
            transition: 'commission',
            before: { status: 1, rate_bp: 1200 },
            after: { status: 1, rate_bp: 1500 },
          },
        ],
      }),
  }
}
