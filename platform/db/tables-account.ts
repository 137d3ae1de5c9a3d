import type { ColumnType, Generated } from 'kysely'

/** Invitations, company menus, notices, the audit log, devices and proofs of phones. */
export interface AccountTables {
  invite: InviteTable
  company_menu: CompanyMenuTable
  notice: NoticeTable
  audit_log: AuditLogTable
  known_device: { member_id: number; key_hash: Buffer; used_t: number }
  phone_proof: { token_hash: Buffer; mobile: string; expire_t: number }
}

export interface CompanyMenuTable {
  id: Generated<number>
  company_id: number
  menu_name: string
  /** null: stands at the top. */
  pid: number | null
  enname: Generated<string>
  ico: Generated<string>
  url: Generated<string>
  is_hide: Generated<boolean>
  sort: Generated<number>
}

export interface NoticeTable {
  id: Generated<number>
  company_id: number
  /** In whose list it stands. */
  member_id: number
  /** Name of the member that it tells of, and that one's level. */
  about: string
  agency_level: number
  event_code: string
  ref_type: string
  ref_id: string
  add_time: number
  /** Which press it tells of, and how many rows beside the one that it names. */
  press: Generated<string | null>
  more: Generated<number>
}

type Json = ColumnType<unknown, string | null, never>

export interface AuditLogTable {
  /** Whose matter it is. */
  company_id: number | null
  id: Generated<number>
  /** Who did it; null: the platform by itself. */
  member_id: number | null
  action: string
  object_type: string
  object_id: string
  before: Json
  after: Json
  ip: string
  add_time: number
}

export interface InviteTable {
  code: string
  member_id: number
  share_rate_bp: number
  expire_t: number
  add_time: number
  /** Null: as often as anybody likes. */
  most_uses: Generated<number | null>
  withdrawn_t: Generated<number | null>
  note: Generated<string>
}
