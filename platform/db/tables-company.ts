import type { Generated } from 'kysely'
import type { CompanyChange } from '../../shared/areas/company/api.ts'

/** How a company's zone, cut hour and currency are to become. */
export interface CompanyTables {
  company_change: CompanyChangeTable
}

export interface CompanyChangeTable {
  id: Generated<number>
  company_id: number
  /** Who asked for it. */
  member_id: number
  from_zone: string
  from_cut_hour: number
  from_currency: string
  zone: string
  cut_hour: number
  currency: string
  state: Generated<CompanyChange['state']>
  attempts: Generated<number>
  /** Orders. */
  done: Generated<number>
  total: Generated<number>
  /** Why it failed. */
  reason_zh: Generated<string>
  reason_en: Generated<string>
  /** Unix seconds by the database's clock. */
  beat_t: Generated<number>
  add_time: number
  update_time: number
}
