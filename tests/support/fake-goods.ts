import type { Request } from 'express'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { goodsApi, goodsSubmitApi } from '../../shared/areas/goods/api.ts'
import { goodsSimilarColumns } from '../../shared/areas/goods/columns.ts'
import { goodsCreatorList } from '../../shared/areas/goods/creators-list.ts'
import { goodsLiveList } from '../../shared/areas/goods/lives-list.ts'
import { goodsSkuList } from '../../shared/areas/goods/skus-list.ts'
import { goodsVideoList } from '../../shared/areas/goods/videos-list.ts'
import type { Column } from '../../shared/lists/column.ts'
import type { List } from '../../shared/lists/list.ts'
import { dayText } from '../../shared/time/zone.ts'
import { fakeNow } from './fake-data.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeProducts } from './fake-products.ts'
import { fakeRowsFor } from './fake-rows.ts'

const today = Math.floor((fakeNow + 8 * 3600) / 86_400)
const tail = { currency: 'USD', data_time: fakeNow - 2 }
const daysOf = (request: Request): number => Number(request.query.days ?? 28)

const productOf = (request: Request) => fakeProducts.find((one) => one.product_id === request.query.product_id)

const analyse = (request: Request, product: (typeof fakeProducts)[number]): CallData<typeof goodsApi.analyse> => {
  const days = daysOf(request)
  const trend = Array.from({ length: days }, (_, n) => {
    const day = today - days + 1 + n
    const items = 20 + ((day * 7919) % 60)
    const reported = day < today
    return {
      day: dayText(day),
      gmv_amt: items * 1990,
      items,
      orders: items - 4,
      impressions: reported ? items * 620 : null,
      clicks: reported ? items * 31 : null,
    }
  })
  const items = trend.reduce((sum, day) => sum + day.items, 0)
  const prices = [180, 120, 75, 30].map((age, n) => ({
    t: fakeNow - age * 86_400,
    min_price: 2490 - n * 150,
    max_price: 2990,
    commission_rate: 900 + n * 100,
    shop_ads_rate: null,
  }))
  return {
    card: {
      product_id: product.product_id,
      title: product.title,
      image: '',
      shop_name: product.shop_name,
      region: product.region,
      category_name: product.category_name,
      status: product.status,
      min_price: 1990,
      max_price: 2490,
      commission_rate: 1650,
      shop_ads_rate: 700,
      est_commission: 328,
      rating: 475,
      review_count: 1234,
      stock: 82,
      first_seen_time: fakeNow - 90 * 86_400,
    },
    kpi: {
      items,
      gmv_amt: items * 1990,
      orders: items - 4 * days,
      est_commission_amt: items * 328,
      creators: 41,
      videos: 63,
      videos_sold: 58,
      lives: 12,
      lives_sold: 12,
    },
    trend,
    contents: [1, 2, 3, 5]
      .map((id, n) => ({ id, gmv_amt: 900_000 / (n + 1), orders: 400 / (n + 1), items: 600 / (n + 1) }))
      .map((row) => ({
        ...row,
        gmv_amt: Math.round(row.gmv_amt),
        orders: Math.round(row.orders),
        items: Math.round(row.items),
      })),
    collabs: [1, 2, 3].map((id, n) => ({
      id,
      gmv_amt: 800_000 - n * 250_000,
      orders: 300 - n * 90,
      items: 420 - n * 100,
    })),
    prices,
    ...tail,
  }
}

const names = ['Lumi Finds', 'Mika Glow', 'Zoey Closet', 'Nara Daily']
/** The `n`th row of a table by the kinds of its columns; every fifth has nothing reported. */
const rowOf = (columns: readonly Column[], n: number): Readonly<Record<string, string | number | boolean | null>> =>
  Object.fromEntries(
    columns.map(({ field, kind }, place) => {
      const size = (60 - n) * (place + 3)
      if (kind === 'id') return [field, `75${String(n).padStart(4, '0')}${place}`]
      if (kind === 'text') return [field, field === 'title' ? `回购第三次｜冰丝防晒衣 ${n}` : `${names[n % 4]} ${n}`]
      if (kind === 'flag') return [field, n % 3 === 0]
      if (kind === 'enum') return [field, 1 + (n % 3)]
      if (kind === 'time') return [field, fakeNow - n * 7200]
      if (n % 5 === 4 && kind !== 'count') return [field, null]
      return [field, field === 'place' ? n + 1 : kind === 'money' ? size * 97 : kind === 'rate' ? size % 900 : size]
    }),
  )

const lists = [goodsCreatorList, goodsVideoList, goodsLiveList, goodsSkuList] as unknown as readonly List[]

const asked = new Map<string, number>()

const none: Envelope = { status: 0, data: { fields: { product_id: '商品未收录' } }, message: '商品未收录' }
const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

/** The product analysis of the products of the marketplace list. */
export const goodsAnswers: Readonly<Record<string, (request: Request) => Envelope>> = {
  [goodsApi.analyse.path]: (request) => {
    const product = productOf(request)
    return product ? done(analyse(request, product)) : none
  },
  ...Object.fromEntries(
    lists.map((list) => [
      list.path,
      (request: Request) => (productOf(request) ? fakeListAnswer(list, fakeRowsFor(list), request.query) : none),
    ]),
  ),
  [goodsSubmitApi.submitted.path]: ({ query }) => done({ submit_time: asked.get(String(query.product_id)) ?? null }),
  [goodsSubmitApi.submit.path]: ({ body }) => {
    const product_id = String(body.product)
    const known = fakeProducts.some((one) => one.product_id === product_id)
    if (!known) asked.set(product_id, fakeNow)
    return done({ product_id, known })
  },
  [goodsApi.similar.path]: (request) => {
    if (!productOf(request)) return none
    const rows = Array.from({ length: 23 }, (_, n) => rowOf(goodsSimilarColumns, n))
    return done({ list: rows.map((row, n) => ({ ...row, product_id: fakeProducts[n]?.product_id ?? '' })), ...tail })
  },
}
