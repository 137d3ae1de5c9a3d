export interface BoardTables {
  daily_report: { member_id: number; sent_day: number; add_time: number }
}
