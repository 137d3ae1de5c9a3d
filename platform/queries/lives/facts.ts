import { sql } from 'kysely'

/** Sums of reported sessions. */
export interface RoomSums {
  readonly views: number
  readonly room_impressions: number
  readonly impressions: number
  readonly clicks: number
  readonly watch_s: number
  readonly new_followers: number
  readonly content_gmv_amt: number
  readonly content_skus: number
}

/**
 * Aggregates over reported sessions `v` (views, room_impressions, impressions, clicks, watch_s, new_followers, and of the
 * reported days `gmv` and `skus`), by the names that the metrics' formulas read.
 */
export const roomFacts = sql`
  coalesce(sum(v.views), 0)::bigint as views, coalesce(sum(v.room_impressions), 0)::bigint as room_impressions,
  coalesce(sum(v.impressions), 0)::bigint as impressions, coalesce(sum(v.clicks), 0)::bigint as clicks,
  coalesce(sum(v.watch_s), 0)::bigint as watch_s, coalesce(sum(v.new_followers), 0)::bigint as new_followers,
  coalesce(sum(v.gmv), 0)::bigint as content_gmv_amt, coalesce(sum(v.skus), 0)::bigint as content_skus`
