import type { Generated } from 'kysely'
import type { Language } from '../../shared/i18n/texts.ts'

/** Reports that go out by themselves, and what went out. */
export interface ReportTables {
  report_plan: ReportPlanTable
  report_sending: ReportSendingTable
}

export interface ReportPlanTable {
  id: Generated<number>
  company_id: number
  /** Whose scope it shows. */
  member_id: number
  name: string
  content: number
  /** Who leads the team that it is narrowed to. */
  team_id: number | null
  every: number
  /** Of the company's clock. */
  hour: number
  format: number
  channel: number
  language: Language
  sealed: string
  shown: string
  state: Generated<number>
  sent_day: number
  add_time: number
  update_time: number
}

export interface ReportSendingTable {
  id: Generated<number>
  company_id: number
  plan_id: number
  from_day: number
  to_day: number
  state: Generated<number>
  tries: Generated<number>
  next_t: number
  error: Generated<string>
  file_name: Generated<string>
  file: Buffer | null
  sent_t: number | null
  add_time: number
  update_time: number
}
