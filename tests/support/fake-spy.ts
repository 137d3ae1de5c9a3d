import type { Request } from 'express'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { spyAdList } from '../../shared/areas/spy/ads-list.ts'
import type { SpyChange, SpyDetail, SpyKept } from '../../shared/areas/spy/api.ts'
import { spyCreatorList } from '../../shared/areas/spy/creators-list.ts'
import { spyLiveList } from '../../shared/areas/spy/lives-list.ts'
import { spyProductList } from '../../shared/areas/spy/products-list.ts'
import { spyShopList } from '../../shared/areas/spy/shops-list.ts'
import { spyVideoList } from '../../shared/areas/spy/videos-list.ts'
import type { List, ListRow } from '../../shared/lists/list.ts'
import { dayText } from '../../shared/time/zone.ts'
import { fakeNow } from './fake-data.ts'
import { fakeListAnswer } from './fake-lists.ts'

type ProductRow = ListRow<typeof spyProductList>
type CreatorRow = ListRow<typeof spyCreatorList>

/** A product of the market; `n` from 0 sold most. */
const fakeProduct = (n: number): ProductRow => ({
  title: `Lamp-${String(n).padStart(2, '0')}`,
  product_id: String(1_732_000_000_000_000_000n + BigInt(n)),
  rank_no: n + 1,
  rank_rise: n % 5 === 4 ? null : 3 - (n % 7),
  region: ['US', 'GB', 'VN', 'TH'][n % 4] ?? 'US',
  category: 1 + (n % 12),
  shop_name: 'Lumora Official',
  price: 990 + 10 * n,
  commission_rate_bp: 1150,
  est_commission_per_item: 120,
  sales_1d: 900 - n,
  sales_7d: 6000 - 7 * n,
  sales_30d: 20_000 - 30 * n,
  gmv_30d: 990 * (20_000 - 30 * n),
  total_sales: 90_000 - n,
  growth_rate: 6300 - 100 * n,
  creators: 12,
  videos: 4,
  rating: 475,
  review_count: 120,
  first_seen_time: fakeNow - n * 86_400,
  ours: n === 1,
  currency: 'USD',
})
export const fakeSpyProducts: readonly ProductRow[] = Array.from({ length: 63 }, (_, n) => fakeProduct(n))

const fakeCreators: readonly CreatorRow[] = Array.from({ length: 5 }, (_, n) => ({
  creator_name: `Mia ${n}`,
  creator_handle: `mia.${n}`,
  creator_id: `71000${n}`,
  rank_no: n + 1,
  rank_rise: 0,
  region: 'US',
  category: 2,
  followers: 120_000 - n,
  follower_inc: 300 * n,
  creator_gmv: 500_000 - n,
  video_gmv: 300_000,
  live_gmv: 200_000 - n,
  sold_products: 4,
  engagement_rate: 420,
  potential_index: 6300,
  female_rate: 7100,
  fan_age: 2,
  videos: 30,
  lives: 4,
  currency: 'USD',
}))

const LIMIT = 3
const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

const kept = (key: string): SpyKept => {
  const [kind = '1', id = ''] = key.split(':')
  const product = fakeSpyProducts.find(({ product_id }) => product_id === id)
  return {
    kind: Number(kind),
    id,
    name: product?.title ?? id,
    region: 'US',
    gmv: product?.gmv_30d ?? null,
    add_time: fakeNow,
    changed_day: '',
  }
}

const day = Math.floor(fakeNow / 86_400)
const change: SpyChange = {
  kind: 1,
  id: fakeSpyProducts[0]?.product_id ?? '',
  name: 'Lamp-00',
  region: 'US',
  day: dayText(day),
  change: 1,
  before: 1165,
  after: 990,
}

/** Ordinary answers of the radar: a market of lamps, marks that are kept, three look-ups a day. */
export const spyAnswers = (): Record<string, (request: Request) => Envelope> => {
  const marks = { collect: new Set<string>(), watch: new Set<string>() }
  const seen = new Set<string>()
  const quota = () => ({ limit: LIMIT, used: seen.size, renew_time: (day + 1) * 86_400 - 8 * 3600 })
  // A snapshot of this day, however long ago the rows were made.
  const list =
    (of: unknown, rows: readonly Record<string, string | number | boolean | null>[]) =>
    ({ query }: Request): Envelope => {
      const answer = fakeListAnswer(of as List, rows, query)
      return answer.status === 1
        ? { ...answer, data: { ...(answer.data as object), data_time: Math.floor(Date.now() / 1000) - 3600 } }
        : answer
    }
  const mark =
    (name: 'collect' | 'watch') =>
    (request: Request): Envelope => {
      const { kind, keys, on } = request.body as { kind: number; keys: string[]; on: boolean }
      for (const key of keys) {
        if (on) marks[name].add(`${kind}:${key}`)
        else marks[name].delete(`${kind}:${key}`)
      }
      return done({ results: keys.map((key) => ({ key, ok: true, message: '' })) } satisfies BulkData)
    }
  const page = <R>(rows: readonly R[]): Envelope =>
    done({ list: rows, total: rows.length, page: 1, limit: 20, data_time: fakeNow })
  const detail = (request: Request): Envelope => {
    const { kind, id } = request.query as { kind: string; id: string }
    const key = `${kind}:${id}`
    if (!seen.has(key) && seen.size >= LIMIT)
      return { status: 0, data: null, message: '今日查询次数已用完（每日 3 次），2026-01-02 00:00:00 恢复' }
    seen.add(key)
    const days = Array.from({ length: 30 }, (_, n) => dayText(day - 29 + n))
    const data: SpyDetail = {
      kind: Number(kind),
      id,
      name: kept(key).name,
      region: 'US',
      favorite: marks.collect.has(key),
      watched: marks.watch.has(key),
      days,
      series: [
        { name: 'sales_1d', unit: 'count', values: days.map((_, n) => 400 + 9 * n) },
        { name: 'price', unit: 'money', values: days.map((_, n) => (n > 20 ? 990 : 1165)) },
      ],
      related: [{ kind: 3, id: 'v1', name: 'Lamp-00 开箱实测', region: 'US', time: fakeNow - 86_400, gmv: 51_200 }],
      currency: 'USD',
      data_time: fakeNow,
      quota: quota(),
    }
    return done(data)
  }
  return {
    '/api/v1/tkspy/list': list(spyProductList, fakeSpyProducts),
    '/api/v1/tkspy/creators': list(spyCreatorList, fakeCreators),
    '/api/v1/tkspy/videos': list(spyVideoList, []),
    '/api/v1/tkspy/lives': list(spyLiveList, []),
    '/api/v1/tkspy/shops': list(spyShopList, []),
    '/api/v1/tkspy/ads': list(spyAdList, []),
    '/api/v1/tkspy/mine': () => done({ favorites: [...marks.collect], watches: [...marks.watch], quota: quota() }),
    '/api/v1/tkspy/detail': detail,
    '/api/v1/tkspy/collect': mark('collect'),
    '/api/v1/tkspy/watch': mark('watch'),
    '/api/v1/tkspy/collect/list': () => page([...marks.collect].map(kept)),
    '/api/v1/tkspy/watch/list': () => page([...marks.watch].map(kept)),
    '/api/v1/tkspy/watch/log': () => page(marks.watch.size > 0 ? [change] : []),
  }
}
