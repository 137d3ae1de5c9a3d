import type { ColumnType, Generated } from 'kysely'
import type { importStates } from '../../shared/areas/imports/api.ts'

/** What people do about single lines, imports from the console, and a company's own rates of exchange. */
export interface OrderActionTables {
  order_appeal: OrderAppealTable
  import_run: ImportRunTable
  import_log: ImportLogTable
  company_rate: CompanyRateTable
}

interface OfLine {
  company_id: number
  order_id: string
  sku_id: string
  content_id: string
  n: number
}

export interface OrderAppealTable extends OfLine {
  id: Generated<number>
  member_id: number
  /** Of the line when the appeal was made: 3 ineligible, 4 frozen. */
  settlement_status: number
  reason: string
  /** 0 open, 1 accepted, 2 declined. */
  state: Generated<number>
  answer: Generated<string>
  answer_member_id: number | null
  answer_t: number | null
  add_time: number
}

export type ImportState = (typeof importStates)[number]

export interface ImportRunTable {
  id: Generated<number>
  company_id: number
  /** Null: the command line. */
  member_id: number | null
  /** In the address of the file of rejected lines. */
  secret: string
  /** Name in the folder of uploads; empty once it is gone. */
  file: string
  name: string
  size: number
  /** Bytes that have come. */
  received: Generated<number>
  state: Generated<ImportState>
  options: ColumnType<unknown, string | undefined, string>
  lines: Generated<number>
  /** Part of the file that is read, 0 to 1. */
  part: Generated<number>
  start_t: number | null
  attempts: Generated<number>
  beat_t: number | null
  summary: ColumnType<unknown, string | null | undefined, string | null>
  /** What a look at the whole file found. */
  result: ColumnType<unknown, string | null | undefined, string | null>
  /** What keeps the file from being looked at, as the contract names it. */
  asks: Generated<string>
  reason_zh: Generated<string>
  reason_en: Generated<string>
  job_id: number | null
  /** `orders`, or the id of a declared import. */
  kind: Generated<string>
  /** How far it has written: the last line, and what became of the lines up to it. */
  cursor: ColumnType<unknown, string | null | undefined, string | null>
  add_time: number
  update_time: number
}

/** What was done with a run. */
export interface ImportLogTable {
  id: Generated<number>
  run_id: number
  member_id: number | null
  action: string
  note: Generated<string>
  add_time: number
}

/** Units of `currency` for one US dollar, entered by a company for itself. */
export interface CompanyRateTable {
  company_id: number
  currency: string
  day: number
  rate: number
  member_id: number | null
  add_time: number
  fact_t: Generated<number>
}
