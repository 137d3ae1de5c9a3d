import type { Generated } from 'kysely'

/** Accounts of the market that somebody follows for analysis. */
export interface TtAccountTables {
  tt_account: TtAccountTable
}

export interface TtAccountTable {
  id: Generated<number>
  company_id: number
  member_id: number
  creator_id: string
  note: Generated<string>
  /** 1 followed, 2 put away. */
  state: Generated<number>
  add_time: number
  update_time: number
}
