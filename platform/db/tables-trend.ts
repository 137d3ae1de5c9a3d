/** What accounts watch of their own shops. */
export interface TrendTables {
  trend_watch: {
    member_id: number
    kind: number
    object_id: string
    trends: number[]
    stock_days: number | null
    trend: number
    low: boolean
    checked_day: number
    add_time: number
    update_time: number
  }
  trend_hit: { member_id: number; kind: number; object_id: string; day: number; hit: number; add_time: number }
}
