import { type RawBuilder, sql } from 'kysely'
import { type Range, secondsOf } from '../data-board/range.ts'
import { linesPaid } from '../scope.ts'
import type { View } from '../view.ts'

/** What an analysis looks at. */
export interface GoodsAsk {
  readonly view: View
  readonly product_id: string
  /** Business days up to today. */
  readonly range: Range
}

export const askOf = (view: View, product_id: string, days: number): GoodsAsk => ({
  view,
  product_id,
  range: { from: view.day - days + 1, to: view.day, cut: null },
})

/** Condition on `affiliate_order_line l`: the scope's lines of the product, paid in the days. */
export const productLines = ({ view, product_id, range }: GoodsAsk): RawBuilder<unknown> => {
  const [first, last] = secondsOf(view.clock, range)
  return sql`${linesPaid(view.scope, first, last)} and l.product_id = ${product_id}`
}
