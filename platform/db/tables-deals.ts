import type { Generated } from 'kysely'

/** What is agreed with brands. */
export interface DealTables {
  deal: DealTable
  deal_contract: DealContractTable
}

export interface DealTable {
  id: Generated<number>
  company_id: number
  /** Who looks after it. */
  member_id: number
  brand: string
  deal_type: number
  product_id: string | null
  creator_id: string | null
  /** Minor units of the company's currency; null: no fee. */
  flat_amt: number | null
  rate_bp: number | null
  requirement: Generated<string>
  /** Last second by which the content is due; null: nothing is agreed. */
  deadline_t: number | null
  sample_id: number | null
  content_ids: Generated<string[]>
  lost_reason: Generated<string>
  state: Generated<number>
  add_time: number
  update_time: number
}

export interface DealContractTable {
  id: Generated<number>
  deal_id: number
  file_id: number
  member_id: number
  add_time: number
}
