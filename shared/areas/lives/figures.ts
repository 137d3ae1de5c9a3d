import { keysOf } from '../../keys.ts'
import type { MetricUnit } from '../../metrics/catalogue.ts'

/**
 * Figures of one room beside turnover, items and who watches, with their units. Of its orders: `orders`, `buyers`,
 * `order_value` (turnover an order), `commission` (estimated), `pace` (orders an hour). Of its minutes, all others.
 */
export const liveFigures = {
  orders: 'count',
  minutes: 'count',
  target: 'rate',
  buyers: 'count',
  order_value: 'money',
  commission: 'money',
  new_followers: 'count',
  comments: 'count',
  pace: 'count',
  views: 'count',
  room_impressions: 'count',
  impressions: 'count',
  clicks: 'count',
  entry_rate: 'rate',
  ctr: 'rate',
  ctor: 'rate',
  avg_watch: 'seconds',
  gpm: 'money',
  likes: 'count',
  shares: 'count',
} as const satisfies Record<string, MetricUnit>

export type LiveFigure = keyof typeof liveFigures
export const liveFigureNames = keysOf(liveFigures)
