import { sql } from 'kysely'
import { jobKind, jobState } from '../../../shared/areas/operations/states.ts'
import type { Tx } from '../../db/tables.ts'
import { isOperating } from '../account/operator.ts'
import { calledBy } from '../orders/line.ts'
import type { Scope } from '../scope.ts'

const { waiting, running, done, failed, asks, ended } = jobState

const inQueue = (state: ReturnType<typeof sql>) => sql`case ${state}
  when 'queued' then ${sql.lit(waiting)} when 'running' then ${sql.lit(running)} when 'done' then ${sql.lit(done)}
  when 'failed' then ${sql.lit(failed)} else ${sql.lit(ended)} end`

/** What works in the background, of all companies and kinds, one row each. `reason` in both languages, a line each. */
export const backgroundWork = sql`(
  select ${sql.lit(jobKind.export)}::int as kind, e.id, m.company_id, e.member_id, e.name, ${inQueue(sql`e.state`)} as state,
    e.written as done, e.total, e.attempts as tries, e.reason || chr(10) || e.reason as reason, e.add_time, e.update_time
  from export_job e join member m on m.id = e.member_id
  union all
  select ${sql.lit(jobKind.analysis)}, a.id, m.company_id, a.member_id, '', ${inQueue(sql`a.state`)}, a.done::bigint,
    a.total::bigint, a.attempts, a.reason || chr(10) || a.reason, a.add_time, a.update_time
  from analysis_work a join member m on m.id = a.member_id
  union all
  select ${sql.lit(jobKind.change)}, h.id, h.company_id, h.member_id,
    h.zone || ' ' || lpad(h.cut_hour::text, 2, '0') || ':00 ' || h.currency, ${inQueue(sql`h.state`)}, h.done::bigint,
    h.total::bigint, h.attempts, h.reason_zh || chr(10) || h.reason_en, h.add_time, h.update_time
  from company_change h
  union all
  select ${sql.lit(jobKind.import)}, i.id, i.company_id, i.member_id, i.name, case
      when i.state in ('checking', 'undoing') then ${sql.lit(running)}
      when i.state in ('upload', 'ready', 'checked', 'open') then ${sql.lit(asks)}
      else ${inQueue(sql`i.state`)} end,
    i.lines, null, i.attempts, i.reason_zh || chr(10) || i.reason_en, i.add_time, i.update_time
  from import_run i
  union all
  select ${sql.lit(jobKind.report)}, s.id, s.company_id, p.member_id, p.name, case s.state when 0 then ${sql.lit(waiting)}
      when 1 then ${sql.lit(done)} when 2 then ${sql.lit(failed)} else ${sql.lit(ended)} end,
    null, null, s.tries, s.error || chr(10) || s.error, s.add_time, s.update_time
  from report_sending s join report_plan p on p.id = s.plan_id
)`

export interface HeldJob {
  readonly kind: Kind
  readonly id: number
  readonly company_id: number
  readonly member_id: number | null
  readonly name: string
  readonly by: string
  readonly state: number
}

const tables = {
  [jobKind.export]: 'export_job',
  [jobKind.analysis]: 'analysis_work',
  [jobKind.change]: 'company_change',
  [jobKind.import]: 'import_run',
  [jobKind.report]: 'report_sending',
} as const
type Kind = keyof typeof tables
const isKind = (kind: number): kind is Kind => Object.hasOwn(tables, kind)

/** A piece of work by `kind-id`, for an operator, held until the transaction ends. */
export const holdJob = async (tx: Tx, scope: Scope, key: string): Promise<HeldJob | undefined> => {
  const [, kind = '', id = ''] = /^(\d)-([1-9]\d{0,17})$/.exec(key) ?? []
  const of = Number(kind)
  if (!isKind(of)) return undefined
  await sql`select from ${sql.table(tables[of])} where id = ${id}::bigint
    for update`.execute(tx)
  const { rows } = await sql<HeldJob>`
    select w.kind, w.id, w.company_id, w.member_id, w.name, w.state, coalesce(${calledBy('m')}, '') as by
    from ${backgroundWork} w left join member m on m.id = w.member_id
    where ${isOperating(scope)} and w.kind = ${of}::int and w.id = ${id}::bigint`.execute(tx)
  return rows[0]
}

const emptied = {
  [jobKind.export]: sql`reason = '', written = 0, total = null, beat_t = 0`,
  [jobKind.analysis]: sql`reason = '', done = 0, total = 0, beat_t = 0`,
  [jobKind.change]: sql`reason_zh = '', reason_en = '', done = 0, beat_t = 0`,
} as const

/** Waits as if it were new. */
export const waitAgain = async (tx: Tx, kind: keyof typeof emptied, id: number, now: number): Promise<void> => {
  await sql`update ${sql.table(tables[kind])} set state = 'queued', attempts = 0, ${emptied[kind]}, update_time = ${now}
    where id = ${id}`.execute(tx)
}

/** What waits is not done. */
export const endJob = async (
  tx: Tx,
  kind: Exclude<Kind, typeof jobKind.report>,
  id: number,
  now: number,
): Promise<void> => {
  await sql`update ${sql.table(tables[kind])} set state = 'cancelled', update_time = ${now} where id = ${id}`.execute(
    tx,
  )
}

/** Whether an account has an analysis that waits or runs: it has one at a time. */
export const isAnalysing = async (tx: Tx, member_id: number | null): Promise<boolean> => {
  const { rows } =
    await sql`select from analysis_work where member_id = ${member_id} and state in ('queued', 'running')`.execute(tx)
  return rows.length > 0
}

/** Whether a file of an import was never looked at to its end, and whether it is still there. */
export const readImportFile = async (tx: Tx, id: number) => {
  const { rows } = await sql<{ checked: boolean; there: boolean }>`
    select result is not null as checked, file <> '' as there from import_run where id = ${id}`.execute(tx)
  return rows[0] ?? { checked: false, there: false }
}
