import type { Generated } from 'kysely'

/** Groups of rights. */
export interface RightTables {
  privilege_role: PrivilegeRoleTable
  role_menu: { role_id: number; screen: string; can_act: boolean; can_export: boolean }
}

export interface PrivilegeRoleTable {
  id: Generated<number>
  company_id: number
  name: string
  data_scope: number
  see_money: boolean
  see_mobile: boolean
  add_time: number
  update_time: number
}
