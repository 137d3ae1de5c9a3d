import { sql } from 'kysely'
import type { ImportOptions } from '../../../shared/api/imports.ts'
import type { Db } from '../../db/tables.ts'
import { clock, oldestOpen } from '../claim.ts'

export interface ClaimedRun {
  readonly id: number
  readonly company_id: number
  readonly company: string
  readonly file: string
  readonly name: string
  readonly options: ImportOptions
  readonly attempts: number
}

/** Takes the oldest run that waits or whose worker died, for this caller alone; null when there is none. */
export const claimRun = async (db: Db): Promise<ClaimedRun | null> => {
  const { rows } = await sql<ClaimedRun>`
    update import_run i set state = 'running', attempts = attempts + 1, lines = 0, part = 0, start_t = ${clock},
      beat_t = ${clock}
    from company c where c.id = i.company_id and i.id = (${oldestOpen('import_run')})
    returning i.id, i.company_id, c.name as company, i.file, i.name, i.options, i.attempts`.execute(db)
  return rows[0] ?? null
}

const mine = ({ id, attempts }: Pick<ClaimedRun, 'id' | 'attempts'>) =>
  sql`id = ${id} and attempts = ${attempts} and state = 'running'`

/** A sign of life with how far it has come. False when the run was cancelled or taken over. */
export const beatRun = async (db: Db, run: ClaimedRun, lines: number, part: number): Promise<boolean> => {
  const { rows } = await sql`
    update import_run set lines = ${lines}, part = ${part}, beat_t = ${clock} where ${mine(run)} returning id`.execute(
    db,
  )
  return rows.length > 0
}

export interface RunEnd {
  readonly state: 'done' | 'failed'
  readonly summary: object | null
  readonly reason_zh: string
  readonly reason_en: string
  readonly now: number
}

/** False when the run was cancelled or taken over meanwhile. */
export const endRun = async (db: Db, run: ClaimedRun, end: RunEnd): Promise<boolean> => {
  const { state, summary, reason_zh, reason_en, now } = end
  const lines = sql`coalesce((${JSON.stringify(summary)}::jsonb ->> 'lines')::bigint, lines)`
  const { rows } = await sql`
    update import_run set state = ${state}, summary = ${summary && JSON.stringify(summary)}::jsonb, lines = ${lines},
      part = case when ${state} = 'done' then 1 else part end, reason_zh = ${reason_zh}, reason_en = ${reason_en},
      beat_t = ${clock}, update_time = ${now}
    where ${mine(run)} returning id`.execute(db)
  return rows.length > 0
}

/** Another attempt may begin at once; this one does not count. */
export const requeueRun = async (db: Db, run: ClaimedRun): Promise<void> => {
  await sql`update import_run set state = 'queued', attempts = attempts - 1 where ${mine(run)}`.execute(db)
}

/** Forgets files that nobody has touched since `before`; what they brought stays. */
export const dropFiles = async (db: Db, before: number): Promise<void> => {
  await sql`delete from import_run where state in ('upload', 'ready') and update_time < ${before}`.execute(db)
  await sql`update import_run set file = '' where state not in ('queued', 'running') and update_time < ${before}
    and file <> ''`.execute(db)
}

export const importFiles = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('import_run').select('file').where('file', '<>', '').execute()
  return new Set(rows.map(({ file }) => file))
}
