import type { Generated } from 'kysely'

/** What should be looked after. */
export interface WorkTables {
  work_item: WorkItemTable
}

export interface WorkItemTable {
  id: Generated<number>
  company_id: number
  kind: number
  /** Id of the creator, sample or product. */
  ref: string
  owner_id: number
  given_id: number | null
  since_t: number
  due_t: number
  n: number | null
  amount_amt: number | null
  state: Generated<number>
  done_n: number | null
  remark: Generated<string>
  done_t: number | null
  done_id: number | null
  add_time: number
  update_time: number
}
