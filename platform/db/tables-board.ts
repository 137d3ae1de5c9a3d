import type { Generated } from 'kysely'

export interface BoardTables {
  daily_report: { member_id: number; sent_day: number; add_time: number }
  self_check: {
    id: Generated<number>
    company_id: number
    kind: number
    /** Of the settlement zone, from 04:00. */
    day: number
    checked: number
    differing: number
    sample: Generated<string>
    took_ms: number
    add_time: number
  }
}
