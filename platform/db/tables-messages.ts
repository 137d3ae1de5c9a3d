import type { Generated } from 'kysely'

/** Announcements and bills. */
export interface MessageTables {
  announcement: AnnouncementTable
  announcement_read: { member_id: number; aid: number; read_t: number }
  bill: BillTable
  bill_line: BillLineTable
}

export interface AnnouncementTable {
  id: Generated<number>
  /** 0: for everyone. */
  company_id: number
  title: string
  content: string
  /** Both or neither. */
  title_en: Generated<string | null>
  content_en: Generated<string | null>
  publish_t: number
  expire_t: number | null
  pinned: Generated<boolean>
  author_id: number | null
  add_time: number
  update_time: number
}

export interface BillTable {
  id: Generated<number>
  bill_no: string
  company_id: number
  member_id: number
  /** 1 creator commission, 2 team share, 3 service provider. */
  bill_type: number
  /** `YYYY-MM` in the settlement zone. */
  period: string
  currency: string
  orders: number
  commission_amt: number
  deduction_amt: number
  adjust_amt: Generated<number>
  tax_amt: Generated<number>
  income_amt: number
  status: number
  reject_reason: Generated<string>
  confirm_deadline_t: number
  add_time: number
  update_time: number
}

export interface BillLineTable {
  bill_id: number
  company_id: number
  order_id: string
  sku_id: string
  content_id: string
  n: number
  role: number
  level: number
  /** 1 the split itself, 2 what was taken back of it. */
  kind: number
  /** In the currency of the bill. */
  amt: number
  /** In that of the company, since it was changed; null: the same. */
  company_amt: Generated<number | null>
}
