import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { meanOf, rateBp } from '../arithmetic.ts'

/** Sums that the metrics below are made of, by the names that every reader gives them. */
export interface Facts {
  /** Of paid lines. */
  readonly items: number
  readonly est_base_amt: number
  readonly est_commission_amt: number
  readonly est_partner_amt: number
  readonly returned_items: number
  /** Of lines delivered in the period: settled ones, and those that were settled or lost. */
  readonly settled_lines: number
  readonly decided_lines: number
  /** Of contents as reported by day, and what they sold on the days that are reported. */
  readonly views: number
  readonly live_views: number
  readonly room_impressions: number
  readonly impressions: number
  readonly clicks: number
  readonly watch_s: number
  readonly content_gmv_amt: number
  readonly content_skus: number
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : rateBp(part, whole))

/** Value of a metric from its sums, half-up in the catalogue's unit; null where its divisor is zero. */
export const formulas = {
  M11: (of: Pick<Facts, 'est_partner_amt'>) => of.est_partner_amt,
  M12: (of: Pick<Facts, 'est_commission_amt' | 'est_base_amt'>) => share(of.est_commission_amt, of.est_base_amt),
  M14: (of: Pick<Facts, 'returned_items' | 'items'>) => share(of.returned_items, of.items),
  M16: (of: Pick<Facts, 'settled_lines' | 'decided_lines'>) => share(of.settled_lines, of.decided_lines),
  M19: (of: Pick<Facts, 'content_gmv_amt' | 'views'>) => meanOf(of.content_gmv_amt * 1000, of.views),
  M20: (of: Pick<Facts, 'clicks' | 'impressions'>) => share(of.clicks, of.impressions),
  M21: (of: Pick<Facts, 'content_skus' | 'clicks'>) => share(of.content_skus, of.clicks),
  M22: (of: Pick<Facts, 'live_views' | 'room_impressions'>) => share(of.live_views, of.room_impressions),
  M23: (of: Pick<Facts, 'watch_s' | 'views'>) => meanOf(of.watch_s, of.views),
} as const satisfies Partial<Record<MetricId, (of: Facts) => number | null>>
