import type { TrendWatch } from '../../shared/areas/trends/api.ts'
import type { Answers } from './fake-call.ts'
import { fakeNow } from './fake-of.ts'

const MOST = 2

/** Ordinary answers of the sales trends: watches that are kept, two at most. */
export const trendAnswers = (): Answers => {
  const watches = new Map<string, TrendWatch>()
  return {
    '/api/v1/ordertrend/watch/mine': () => ({ list: [...watches.values()] }),
    '/api/v1/ordertrend/product/watch/transition': ({ body }) => {
      const { transition, keys, rising, falling, unsalable, stock_below } = body
      const results = (keys as string[]).map((id) => {
        const ends = transition === 'unwatch'
        const ok = ends || watches.has(id) || watches.size < MOST
        const trends = [rising && 1, falling && 2, unsalable && 3].filter((trend) => typeof trend === 'number')
        if (ends) watches.delete(id)
        else if (trends.length === 0 && stock_below === null)
          return { key: id, ok: false, message: '请至少选择一个条件' }
        else if (ok) watches.set(id, { kind: 1, id, trends, stock_days: stock_below, holds: rising, hit_time: fakeNow })
        return { key: id, ok, message: ok ? '' : '最多监控 2 个商品和 SKU，请先取消一些' }
      })
      return { results }
    },
  }
}
