import type { Wall } from '../../../shared/live/wall.ts'

/** What the whole wall stops for. */
export type News =
  | {
      readonly kind: 'turnover'
      readonly id: string
      /** Minor units of the wall's currency. */
      readonly amt: number
      /** Seconds before yesterday by the clock, below zero after it; `never`: yesterday did not come to it; else not told. */
      readonly earlier_s?: number | 'never'
    }
  | { readonly kind: 'day'; readonly id: string; readonly before_amt: number }

/** A sum that was passed longer ago, seconds, is no moment any more. */
const LATE_S = 60

/** What came with a picture that followed another without a gap: a new day, or a power of ten that its turnover passed. */
export const newsOf = (before: Wall, after: Wall): News | undefined => {
  const { hero, ticker = [] } = after.zones
  if (before.head.day < after.head.day)
    return hero && { kind: 'day', id: after.head.day, before_amt: hero.yesterday_amt }
  const known = new Set(before.zones.ticker?.map(({ id }) => id))
  const passed = ticker.find(
    ({ id, code, t, params }) =>
      code === 'turnover' && params.power === 1 && !known.has(id) && after.head.ts - t <= LATE_S,
  )
  if (!passed) return undefined
  const { amt, earlier_s, first } = passed.params
  return {
    ...{ kind: 'turnover', id: passed.id, amt: Number(amt) },
    ...(first === 1 ? { earlier_s: 'never' } : typeof earlier_s === 'number' ? { earlier_s } : {}),
  }
}
