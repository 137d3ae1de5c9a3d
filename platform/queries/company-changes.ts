import { sql } from 'kysely'
import type { CompanyChange, CompanySettings } from '../../shared/areas/company/api.ts'
import type { Db, Tx } from '../db/tables.ts'
import { sumsOf } from '../sums/read.ts'
import { companyScope } from '../sums/shape.ts'
import { calledBy } from './orders/line.ts'

/** A company and by what its days are cut and its amounts stand. */
export interface CompanyFacts extends CompanySettings {
  readonly id: number
  readonly name: string
}

/** Null when there is none of that number. */
export const readFacts = async (db: Db | Tx, id: number): Promise<CompanyFacts | null> => {
  const { rows } = await sql<CompanyFacts>`
    select id, name, time_zone as zone, cut_hour, display_currency as currency from company where id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Every company by name, the platform itself first. */
export const readCompanies = async (db: Db | Tx): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, name from company order by company.id > 0, name, company.id`.execute(db)
  return rows
}

/** Orders of a company, paid or not, as its sums have them. */
export const countOrders = async (db: Db | Tx, id: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(r.orders), 0)::int as n from rollup r
    where ${sumsOf({ scope: companyScope(id), grain: ['all', 'unpaid'], bucket: 0, dim: 'total' })}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Whether the server's time zones, by which its statements cut days, have that name. */
export const isServerZone = async (db: Db | Tx, zone: string): Promise<boolean> => {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(db)
  return rows.length > 0
}

export type ChangeRow = Omit<CompanyChange, 'reason'> & { readonly reason_zh: string; readonly reason_en: string }

/** The last change of a company; null when it never changed. */
export const readChange = async (db: Db | Tx, company_id: number): Promise<ChangeRow | null> => {
  const { rows } = await sql<ChangeRow>`
    select h.id::text as id, h.state, h.done, h.total, h.reason_zh, h.reason_en, ${calledBy('m')} as by, h.add_time,
      json_build_object('zone', h.from_zone, 'cut_hour', h.from_cut_hour, 'currency', h.from_currency) as from,
      json_build_object('zone', h.zone, 'cut_hour', h.cut_hour, 'currency', h.currency) as to
    from company_change h join member m on m.id = h.member_id
    where h.company_id = ${company_id} order by h.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Keeps the company as it is until the transaction ends. `alone`: also nobody else may keep it so. */
export const keepCompany = async (tx: Tx, id: number, { alone = false } = {}): Promise<void> => {
  await sql`select from company where id = ${id} for ${sql.raw(alone ? 'update' : 'key share')}`.execute(tx)
}

/** Whether a change of the company waits or runs. */
export const isChanging = async (db: Db | Tx, company_id: number): Promise<boolean> => {
  const { rows } = await sql`
    select from company_change where company_id = ${company_id} and state in ('queued', 'running')`.execute(db)
  return rows.length > 0
}

export interface NewChange {
  readonly company_id: number
  readonly member_id: number
  readonly from: CompanySettings
  readonly to: CompanySettings
  readonly now: number
}

export const insertChange = async (tx: Tx, { company_id, member_id, from, to, now }: NewChange): Promise<void> => {
  const before = { from_zone: from.zone, from_cut_hour: from.cut_hour, from_currency: from.currency }
  await tx
    .insertInto('company_change')
    .values({ company_id, member_id, ...before, ...to, add_time: now, update_time: now })
    .execute()
}

/** False when it has ended already. */
export const cancelChange = async (db: Db, company_id: number, id: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    update company_change set state = 'cancelled', update_time = ${now}
    where company_id = ${company_id} and id::text = ${id} and state in ('queued', 'running') returning id`.execute(db)
  return rows.length > 0
}

/** What of its company was changed since an import's job began: its currency, its clock alone, or nothing. */
export const changedSinceJob = async (db: Db | Tx, job_id: number): Promise<'currency' | 'clock' | null> => {
  const { rows } = await sql<{ changes: number; currencies: number }>`
    select count(*)::int as changes, (count(*) filter (where h.from_currency <> h.currency))::int as currencies
    from import_job j join company_change h on h.company_id = j.company_id and h.state = 'done' and h.update_time >= j.add_time
    where j.id = ${job_id}`.execute(db)
  const { changes = 0, currencies = 0 } = rows[0] ?? {}
  return currencies > 0 ? 'currency' : changes > 0 ? 'clock' : null
}
