import type { Generated } from 'kysely'

/** Uses of shared originals by companies; states in shared/areas/originals/states.ts. */
export interface OriginalTables {
  original_use: {
    id: Generated<number>
    material_id: number
    owner_company_id: number
    company_id: number
    /** Who asks. */
    member_id: number
    purpose: string
    account: string
    /** Last second of the term. */
    until_t: number
    state: Generated<number>
    reason: Generated<string>
    decided_t: number | null
    decided_by: number | null
    add_time: number
    update_time: number
  }
}
