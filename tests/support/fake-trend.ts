import type { Request } from 'express'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { TrendRule, TrendWatch } from '../../shared/areas/trends/api.ts'
import { productTrendList } from '../../shared/areas/trends/list.ts'
import { fakeNow } from './fake-data.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeRowsFor } from './fake-rows.ts'

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })
const products = productTrendList

const MOST = 2

/** Ordinary answers of the sales trends: watches that are kept, two at most. */
export const trendAnswers = (): Record<string, (request: Request) => Envelope> => {
  const watches = new Map<string, TrendWatch>()
  return {
    '/api/v1/ordertrend/product': ({ query }) => fakeListAnswer(products, fakeRowsFor(products), query),
    '/api/v1/ordertrend/watch/mine': () => done({ list: [...watches.values()] }),
    '/api/v1/ordertrend/watch': ({ body }) => {
      const { kind, keys, rule } = body as { kind: number; keys: readonly string[]; rule: TrendRule | null }
      const results = keys.map((id) => {
        const key = `${kind}:${id}`
        const ok = !rule || watches.has(key) || watches.size < MOST
        if (!rule) watches.delete(key)
        else if (ok) watches.set(key, { kind, id, ...rule, holds: rule.trends.includes(1), hit_time: fakeNow })
        return { key: id, ok, message: ok ? '' : '最多监控 2 个商品和 SKU，请先取消一些' }
      })
      return done({ results } satisfies BulkData)
    },
  }
}
