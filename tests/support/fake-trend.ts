import type { Request } from 'express'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { TrendWatch } from '../../shared/areas/trends/api.ts'
import { productTrendList } from '../../shared/areas/trends/list.ts'
import { fakeNow } from './fake-data.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeRowsFor } from './fake-rows.ts'

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })
const products = productTrendList

const MOST = 2

interface Press {
  readonly transition: string
  readonly keys: readonly string[]
  readonly rising: boolean
  readonly falling: boolean
  readonly unsalable: boolean
  readonly stock_below: number | null
}

/** Ordinary answers of the sales trends: watches that are kept, two at most. */
export const trendAnswers = (): Record<string, (request: Request) => Envelope> => {
  const watches = new Map<string, TrendWatch>()
  return {
    '/api/v1/ordertrend/product': ({ query }) => fakeListAnswer(products, fakeRowsFor(products), query),
    '/api/v1/ordertrend/watch/mine': () => done({ list: [...watches.values()] }),
    '/api/v1/ordertrend/product/watch/transition': ({ body }) => {
      const { transition, keys, rising, falling, unsalable, stock_below } = body as Press
      const results = keys.map((id) => {
        const ends = transition === 'unwatch'
        const ok = ends || watches.has(id) || watches.size < MOST
        const trends = [rising && 1, falling && 2, unsalable && 3].filter((trend) => typeof trend === 'number')
        if (ends) watches.delete(id)
        else if (trends.length === 0 && stock_below === null)
          return { key: id, ok: false, message: '请至少选择一个条件' }
        else if (ok) watches.set(id, { kind: 1, id, trends, stock_days: stock_below, holds: rising, hit_time: fakeNow })
        return { key: id, ok, message: ok ? '' : '最多监控 2 个商品和 SKU，请先取消一些' }
      })
      return done({ results } satisfies BulkData)
    },
  }
}
