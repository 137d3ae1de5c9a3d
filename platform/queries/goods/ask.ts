import type { Range } from '../data-board/range.ts'
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
