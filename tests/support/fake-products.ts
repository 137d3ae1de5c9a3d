import type { Request } from 'express'
import type { CallData } from '../../shared/api/endpoint.ts'
import { curatedApi } from '../../shared/areas/curated/api.ts'
import { productList } from '../../shared/areas/products/list.ts'
import type { Answers } from './fake-call.ts'
import { fakeNow, fakeOf } from './fake-of.ts'
import { fakeRowsFor } from './fake-rows.ts'

/** The first sold most; names that a web address holds as they are. Of each six one is off the shelf, one without offer. */
export const fakeProducts = fakeRowsFor(productList, (n) => ({
  title: `Lamp-${String(n).padStart(2, '0')}`,
  product_id: String(1_729_000_000_000_000_000n + BigInt(n)),
  category_name: '家居\nHome',
  commission_rate_bp: 1150,
  sales_30d: 4 * (63 - n),
  trend_flag: n % 3,
  ...(n % 9 === 4 ? { min_price: null, max_price: null, inventory: null } : {}),
  sample_status: n % 3,
  offer_state: n % 6 === 5 ? 3 : 1 + 4 * Number(n % 6 === 3),
  status: n % 6 === 5 ? 4 : 1,
}))

const idsOf = ({ query }: Request): string[] => String(query.product_ids ?? '').split(',')
const DAY = 86_400

const creators = [
  { creator_id: 'c1', name: 'Lumi Finds', follower_count: 90_000 },
  { creator_id: 'c2', name: 'Mika Daily', follower_count: 400 },
]

/** An issue of twelve products on two shelves. */
export const fakeIssue = (fields: Partial<CallData<typeof curatedApi.best>> = {}) =>
  fakeOf(curatedApi.best, {
    issue: '2026-W28',
    publish_time: fakeNow - 3 * DAY,
    end_time: null,
    issues: ['2026-W28', '2026-W27'].map((issue) => ({ issue, end_time: null })),
    list: fakeProducts.slice(0, 12).map((row, n) => ({
      product_id: row.product_id,
      category_id: n % 3 === 0 ? '2' : '1',
      topics: [1 + (n % 4)],
      comment: n % 2 === 0 ? '三秒内露出卖点' : '',
      row,
    })),
    editor: false,
    companies: [],
    company: 1,
    ...fields,
  })

/** Ordinary answers of the marketplace: showcase and collection are kept; the second creator meets no threshold. */
export const marketAnswers = (): Answers => {
  const kept = { showcase: new Set<string>(), collect: new Set<string>() }
  const put = (set: Set<string>, id: string, on: boolean): void => void (on ? set.add(id) : set.delete(id))
  /** The second product is assigned and keeps its rate, the third has a request under way, the fourth will pay less. */
  const mark = (product_id: string) => {
    const n = fakeProducts.findIndex((one) => one.product_id === product_id)
    return {
      product_id,
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
  return {
    '/api/v1/product/detail': (request) => ({
      list: idsOf(request).flatMap((id) => fakeProducts.find(({ product_id }) => product_id === id) ?? []),
    }),
    '/api/v1/product/marks': (request) => {
      const ids = idsOf(request)
      return { marks: ids.map(mark), may: Object.fromEntries(ids.map((id) => [id, ['assign']])) }
    },
    '/api/v1/product/showcase/transition': ({ body: { transition, keys } }) => {
      // Of several, the first is off the shelf.
      const results = (keys as string[]).map((key, n) =>
        keys.length > 1 && n === 0 ? { key, ok: false, message: '商品已下架' } : { key, ok: true, message: '' },
      )
      for (const { key, ok } of results) if (ok) put(kept.showcase, key, transition === 'show')
      return { results }
    },
    '/api/v1/product/collect/transition': ({ body: { transition, keys } }) => {
      for (const id of keys) put(kept.collect, id, transition === 'collect')
      return { results: keys.map((key: string) => ({ key, ok: true, message: '' })) }
    },
    '/api/v1/product/promotion/transition': ({ body: { keys } }) => {
      const answer = { code: 'aB3dE5gH', url: `https://shop.example/${keys[0]}?tw=aB3dE5gH` }
      return { results: [{ key: keys[0], ok: true, message: '', answer }] }
    },
    '/api/v1/product/creators': ({ query }) => ({
      list: creators.filter(({ name }) => name.includes(String(query.q ?? ''))),
    }),
    '/api/v1/sample/check': ({ query: { creator_id } }) => {
      const has = creators.find((one) => one.creator_id === creator_id)?.follower_count ?? null
      const thresholds = [{ name: 'followers', needs: 1000, has, met: creator_id === 'c1' }]
      return { sample_kind: 1, left: 3, rate_bp: 1150, skus: [{ sku_id: 's1', name: '白色' }], thresholds, open: null }
    },
    '/api/v1/sample/apply': () => ({ state: 0 }),
    '/api/v1/category/list': () => ({
      list: ['1', '2'].map((id) => ({ id, pid: null, level: 1 })),
    }),
    '/api/v1/category/best': ({ query }) =>
      query.issue === '2026-W27' ? fakeIssue({ issue: '2026-W27', list: [] }) : fakeIssue(),
    '/api/v1/category/candidates': () => ({ list: [{ product_id: 'new', title: 'Vase' }] }),
    '/api/v1/category/best/save': ({ body }) => ({ issue: body.issue }),
  }
}
