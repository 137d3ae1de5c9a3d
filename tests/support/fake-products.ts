import type { Request } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { ProductMark } from '../../shared/areas/products/api.ts'
import type { productList } from '../../shared/areas/products/list.ts'
import type { ListRow } from '../../shared/lists/list.ts'
import { fakeNow } from './fake-data.ts'

type ProductRow = ListRow<typeof productList>

const regions = ['US', 'GB', 'VN', 'TH']

/** A product of the demo kind; `n` from 0 sold most. Names that a web address holds as they are. */
const fakeProduct = (n: number): ProductRow => {
  const price = 990 + ((n * 7919) % 6000)
  const isUnknown = n % 9 === 4
  return {
    title: `Lamp-${String(n).padStart(2, '0')}`,
    product_id: String(1_729_000_000_000_000_000n + BigInt(n)),
    region: regions[n % 4] ?? 'US',
    category_name: '家居\nHome',
    shop_name: '潮汐优选旗舰店',
    min_price: isUnknown ? null : price,
    max_price: isUnknown ? null : price + 300,
    commission_rate_bp: 1150,
    est_commission_per_item: isUnknown ? null : Math.round(price * 0.115),
    shop_ads_rate_bp: null,
    sales_7d: 63 - n,
    sales_30d: 4 * (63 - n),
    gmv_30d: 4 * (63 - n) * price,
    trend_flag: n % 3,
    total_sales: 9 * (63 - n),
    creator_count: 40 - (n % 40),
    video_count: n,
    live_count: n % 5,
    rating: 475,
    review_count: 120 + n,
    inventory: isUnknown ? null : 800 - n,
    sample_status: n % 3,
    sample_quota: n % 3 === 0 ? null : 2 + n,
    collab_type: 1,
    seller_type: 1 + (n % 2),
    first_seen_time: fakeNow - n * 86_400,
    offer_state: n % 6 === 5 ? 3 : 1 + 4 * Number(n % 6 === 3),
    status: n % 6 === 5 ? 4 : 1,
  }
}

export const fakeProducts: readonly ProductRow[] = Array.from({ length: 63 }, (_, n) => fakeProduct(n))

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })
const idsOf = ({ query }: Request): string[] => String(query.product_ids ?? '').split(',')

const made = (keys: readonly string[]): Envelope =>
  done({ results: keys.map((key) => ({ key, ok: true, message: '' })) })

const DAY = 86_400

/** The viewer's marks: the second product is assigned and keeps its rate, the third has a request under way. */
const fakeMark = (product_id: string, kept: { showcase: Set<string>; collect: Set<string> }): ProductMark => {
  const n = fakeProducts.findIndex((one) => one.product_id === product_id)
  return {
    product_id,
    image: '',
    curve: Array.from({ length: 30 }, (_, day) => (day * 7 + n) % 11),
    showcase: Number(kept.showcase.has(product_id)),
    favourite: Number(kept.collect.has(product_id)),
    sample_id: n === 2 ? '7' : null,
    sample_state: n === 2 ? 0 : null,
    assigned: n === 1 ? 3 : 0,
    off_time: null,
    next_rate_bp: n === 3 ? 900 : null,
    next_rate_time: n === 3 ? fakeNow + 4 * DAY : null,
    lock_rate_bp: n === 1 ? 1400 : null,
    lock_until_time: n === 1 ? fakeNow + 12 * DAY : null,
  }
}

const creators = [
  { creator_id: 'c1', name: 'Lumi Finds', follower_count: 90_000 },
  { creator_id: 'c2', name: 'Mika Daily', follower_count: 400 },
]

/** An issue of twelve products on two shelves. */
export const fakeIssue = (fields: object = {}) => ({
  issue: '2026-W28',
  publish_time: fakeNow - 3 * DAY,
  end_time: null,
  issues: [
    { issue: '2026-W28', publish_time: fakeNow - 3 * DAY, end_time: null, picks: 12 },
    { issue: '2026-W27', publish_time: fakeNow - 10 * DAY, end_time: null, picks: 0 },
  ],
  list: fakeProducts.slice(0, 12).map((row, n) => ({
    product_id: row.product_id,
    category_id: n % 3 === 0 ? '2' : '1',
    topics: [1 + (n % 4)],
    reason: '成交稳定',
    comment: n % 2 === 0 ? '三秒内露出卖点' : '',
    row,
  })),
  editor: false,
  companies: [],
  company: 1,
  currency: 'USD',
  data_time: fakeNow,
  ...fields,
})

/** Ordinary answers of the marketplace: showcase and collection are kept; the second creator meets no threshold. */
export const marketAnswers = (): Record<string, (request: Request) => Envelope> => {
  const kept = { showcase: new Set<string>(), collect: new Set<string>() }
  const put = (set: Set<string>, id: string, on: boolean): void => void (on ? set.add(id) : set.delete(id))
  return {
    '/api/v1/product/detail': (request) =>
      done({
        list: idsOf(request).flatMap((id) => fakeProducts.find(({ product_id }) => product_id === id) ?? []),
        currency: 'USD',
        data_time: fakeNow,
      }),
    '/api/v1/product/marks': (request) => {
      const ids = idsOf(request)
      const may = Object.fromEntries(ids.map((id) => [id, ['assign']]))
      return done({ marks: ids.map((id) => fakeMark(id, kept)), may })
    },
    '/api/v1/product/showcase/transition': ({ body: { transition, keys } }) => {
      // Of several, the first is off the shelf.
      const of = (key: string, n: number) =>
        keys.length > 1 && n === 0 ? { key, ok: false, message: '商品已下架' } : { key, ok: true, message: '' }
      const results: readonly { key: string; ok: boolean }[] = keys.map(of)
      for (const { key, ok } of results) if (ok) put(kept.showcase, key, transition === 'show')
      return done({ results })
    },
    '/api/v1/product/collect/transition': ({ body: { transition, keys } }) => {
      for (const id of keys) put(kept.collect, id, transition === 'collect')
      return made(keys)
    },
    '/api/v1/product/list/transition': ({ body }) => made(body.keys),
    '/api/v1/sample/transition': ({ body }) => made(body.keys),
    '/api/v1/product/promotion/transition': ({ body: { keys } }) => {
      const answer = { code: 'aB3dE5gH', url: `https://shop.example/${keys[0]}?tw=aB3dE5gH` }
      return done({ results: [{ key: keys[0], ok: true, message: '', answer }] })
    },
    '/api/v1/product/creators': ({ query }) =>
      done({ list: creators.filter(({ name }) => name.includes(String(query.q ?? ''))) }),
    '/api/v1/sample/check': ({ query }) =>
      done({
        title: 'Lamp-01',
        sample_kind: 1,
        left: 3,
        rate_bp: 1150,
        skus: [{ sku_id: 's1', name: '白色' }],
        thresholds: [
          {
            name: 'followers',
            needs: 1000,
            has: creators.find(({ creator_id }) => creator_id === query.creator_id)?.follower_count ?? null,
            met: query.creator_id === 'c1',
          },
        ],
        open: null,
        currency: 'USD',
      }),
    '/api/v1/sample/apply': () => done({ id: '8', state: 0 }),
    '/api/v1/category/list': () =>
      done({
        list: [
          { id: '1', pid: null, level: 1, name_zh: '家居', name_en: 'Home' },
          { id: '2', pid: null, level: 1, name_zh: '美妆', name_en: 'Beauty' },
        ],
      }),
    '/api/v1/category/best': ({ query }) =>
      done(query.issue === '2026-W27' ? fakeIssue({ issue: '2026-W27', list: [] }) : fakeIssue()),
    '/api/v1/category/candidates': () => done({ list: [{ product_id: 'new', title: 'Vase' }] }),
    '/api/v1/category/best/save': ({ body }) => done({ issue: body.issue }),
  }
}
