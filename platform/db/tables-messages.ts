import type { Generated } from 'kysely'

/** Announcements and bills. */
export interface MessageTables {
  announcement: AnnouncementTable
  announcement_read: { member_id: number; aid: number; read_t: number }
  bill: BillTable
  bill_line: BillLineTable
  bill_adjust: BillAdjustTable
  settlement_line: SettlementLineTable
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
  /** Yuan for one unit of `currency`, frozen at the end of the month; null: nobody told a rate. */
  fx_rate: Generated<number | null>
  /** Fen for one minor unit. */
  fx_minor: Generated<number | null>
  payee_name: Generated<string>
  bankname: Generated<string>
  /** Encrypted (platform/vault); null: no account yet. */
  bank_sealed: Generated<string | null>
  bank_last4: Generated<string>
  invoice_no: Generated<string>
  dispute_reason: Generated<string>
  /** Ids of the orders that the owner questions. */
  disputed: Generated<string[]>
  confirmed_t: Generated<number | null>
  reviewed_t: Generated<number | null>
  paid_t: Generated<number | null>
  pay_serial: Generated<string>
  voucher: Generated<string>
}

/** What a reviewer added to a bill or took off it. */
export interface BillAdjustTable {
  id: Generated<number>
  bill_id: number
  amt: number
  note: string
  member_id: number | null
  add_time: number
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

/** What a network's export says was paid of a line. */
export interface SettlementLineTable {
  company_id: number
  order_id: string
  sku_id: string
  content_id: string
  currency: string
  decimals: number
  /** In minor units of `currency`. */
  paid_amt: number
  /** Days since 1970-01-01. */
  settled_day: number | null
  fact_t: number
  add_time: number
}
