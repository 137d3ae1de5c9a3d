import type { Request } from 'express'
import { goodsSimilarColumns } from '../../shared/areas/goods/columns.ts'
import { goodsCreatorList } from '../../shared/areas/goods/creators-list.ts'
import { goodsLiveList } from '../../shared/areas/goods/lives-list.ts'
import { goodsSkuList } from '../../shared/areas/goods/skus-list.ts'
import { goodsVideoList } from '../../shared/areas/goods/videos-list.ts'
import type { List } from '../../shared/lists/list.ts'
import { dayText } from '../../shared/time/zone.ts'
import { type Answers, refuse } from './fake-call.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeNow } from './fake-of.ts'
import { fakeProducts } from './fake-products.ts'
import { fakeRowsFor } from './fake-rows.ts'

const today = Math.floor((fakeNow + 8 * 3600) / 86_400)
const productOf = ({ query }: Request) => fakeProducts.find((one) => one.product_id === query.product_id)

/** A product that is well paid, well rated and nearly gone; of today clicks and impressions are not reported yet. */
const analyse = (
  { query }: Request,
  { product_id, title, shop_name, region, category_name }: (typeof fakeProducts)[number],
) => {
  const days = Number(query.days ?? 28)
  const own = { product_id, title, shop_name, region, category_name, status: 1, min_price: 1990, max_price: 2490 }
  return {
    card: { ...own, commission_rate: 1650, shop_ads_rate: 700, rating: 475, review_count: 1234, stock: 82 },
    kpi: { lives: 12 },
    trend: Array.from({ length: days }, (_, n) => {
      const day = today - days + 1 + n
      return { day: dayText(day), ...(day < today ? {} : { impressions: null, clicks: null }) }
    }),
    contents: [1, 2, 3, 5].map((id) => ({ id })),
    collabs: [1, 2, 3].map((id) => ({ id })),
    prices: [180, 120, 75, 30].map((age, n) => ({
      t: fakeNow - age * 86_400,
      min_price: 2490 - n * 150,
      max_price: 2990,
    })),
  }
}

const lists = [goodsCreatorList, goodsVideoList, goodsLiveList, goodsSkuList] as unknown as readonly List[]

/** The product analysis of the products of the marketplace list: every fifth that is similar reports nothing. */
export const goodsAnswers = (): Answers => {
  const asked = new Map<string, number>()
  const about =
    (answer: (request: Request, product: (typeof fakeProducts)[number]) => unknown) => (request: Request) => {
      const product = productOf(request)
      return product ? answer(request, product) : refuse('商品未收录', { fields: { product_id: '商品未收录' } })
    }
  const similar = fakeRowsFor(
    { columns: goodsSimilarColumns, rowKey: 'product_id' },
    (n) => ({ product_id: fakeProducts[n]?.product_id ?? '', ...(n % 5 === 4 ? { gmv: null } : {}) }),
    23,
  )
  return {
    '/api/v1/goods/analyse': about(analyse),
    '/api/v1/goods/reviews': about(({ query }) => ({
      total: 40,
      rating: 432,
      stars: [25, 8, 4, 1, 2].map((n, at) => ({ rating: 5 - at, n })),
      words: [
        ['quality', 21, 470],
        ['shipping', 14, 390],
        ['refund', 3, 100],
        ['包装', 2, 300],
      ].map(([word, n, rating]) => ({ word, n, rating })),
      list: [5, 1].map((rating) => ({
        ...{ review_id: `r${rating}`, rating, time: fakeNow - rating * 3600, sku_name: 'Black / M' },
        text: `${String(query.word ?? 'quality')} of ${rating}`,
      })),
    })),
    '/api/v1/goods/similar': about(() => ({ list: similar })),
    ...Object.fromEntries(
      lists.map((list) => [list.path, about(({ query }) => fakeListAnswer(list, fakeRowsFor(list), query))]),
    ),
    '/api/v1/goods/submitted': ({ query }) => ({ submit_time: asked.get(String(query.product_id)) ?? null }),
    '/api/v1/goods/submit': ({ body: { product } }) => {
      const known = fakeProducts.some((one) => one.product_id === product)
      if (!known) asked.set(product, fakeNow)
      return { product_id: product, known }
    },
  }
}
