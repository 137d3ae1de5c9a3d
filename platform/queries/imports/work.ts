import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { ImportSummary } from '../../../shared/areas/imports/api.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { clock, STALE_S } from '../claim.ts'
import { calledBy } from '../orders/line.ts'

export type WorkState = 'checking' | 'running' | 'undoing'

export interface ClaimedRun {
  readonly id: number
  readonly company_id: number
  readonly company: string
  readonly file: string
  readonly name: string
  /** As its kind has them. */
  readonly options: unknown
  readonly attempts: number
  readonly state: WorkState
  readonly job_id: number | null
  readonly kind: string
  readonly member_id: number | null
  readonly add_time: number
  readonly cursor: unknown
}

/** Files are looked at beside the one that is imported or taken back. */
const statesOf = { checks: ['checking'], writes: ['queued', 'running', 'undoing'] } as const
export type WorkKind = keyof typeof statesOf

/** Takes the oldest run that waits or whose worker died, for this caller alone; null when there is none. */
export const claimRun = async (db: Db, kind: WorkKind): Promise<ClaimedRun | null> => {
  const { rows } = await sql<ClaimedRun>`
    update import_run i set state = case when i.state = 'queued' then 'running' else i.state end, attempts = attempts + 1,
      lines = 0, part = 0, start_t = ${clock}, beat_t = ${clock}
    from company c where c.id = i.company_id and i.id = (
      select id from import_run where state = any(${[...statesOf[kind]]}::text[])
        and (beat_t is null or beat_t < ${clock} - ${STALE_S}::int) order by id limit 1 for update skip locked)
    returning i.id, i.company_id, c.name as company, i.file, i.name, i.options, i.attempts, i.state, i.job_id,
      i.kind, i.member_id, i.add_time, i.cursor`.execute(db)
  return rows[0] ?? null
}

const mine = ({ id, attempts, state }: Pick<ClaimedRun, 'id' | 'attempts' | 'state'>) =>
  sql`id = ${id} and attempts = ${attempts} and state = ${state}`

/** A sign of life with how far it has come. False when the run was cancelled or taken over. */
export const beatRun = async (db: Db, run: ClaimedRun, lines: number, part: number): Promise<boolean> => {
  const { rows } = await sql`
    update import_run set lines = ${lines}, part = ${part}, beat_t = ${clock} where ${mine(run)} returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** Notes how far a run has written, in the transaction that wrote it. False when it was cancelled or taken over meanwhile. */
export const noteCursor = async (tx: Tx, run: ClaimedRun, cursor: object): Promise<boolean> => {
  const { rows } = await sql`
    update import_run set cursor = ${JSON.stringify(cursor)}::jsonb where ${mine(run)} returning id`.execute(tx)
  return rows.length > 0
}

/** Ties a run to the job of its file, so that it can be taken back whatever becomes of it. */
export const noteJob = async (db: Db, run: ClaimedRun, job_id: number): Promise<void> => {
  await sql`update import_run set job_id = ${job_id} where id = ${run.id}`.execute(db)
}

export interface RunEnd {
  readonly state: 'ready' | 'checked' | 'done' | 'open' | 'failed' | 'undone'
  readonly summary?: object
  /** What a look at the file found. */
  readonly result?: object
  readonly asks?: string
  readonly reason_zh?: string
  readonly reason_en?: string
  readonly now: number
}

/** False when the run was cancelled or taken over meanwhile. */
export const endRun = async (db: Db, run: ClaimedRun, end: RunEnd): Promise<boolean> => {
  const { state, summary, result, asks = '', reason_zh = '', reason_en = '', now } = end
  const json = (value: object | undefined) => sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`
  const { rows } = await sql`
    update import_run set state = ${state}, summary = coalesce(${json(summary)}, summary),
      result = coalesce(${json(result)}, result), asks = ${asks},
      lines = coalesce((${json(summary ?? result)} ->> 'lines')::bigint, lines),
      part = case when ${state} = 'failed' then part else 1 end, reason_zh = ${reason_zh}, reason_en = ${reason_en},
      beat_t = ${clock}, update_time = ${now}
    where ${mine(run)} returning id`.execute(db)
  return rows.length > 0
}

/** Another attempt may begin at once; this one does not count. */
export const requeueRun = async (db: Db, run: ClaimedRun): Promise<void> => {
  await sql`update import_run set attempts = attempts - 1, beat_t = null where ${mine(run)}`.execute(db)
}

export const writeLog = async (
  db: Db,
  entry: { run_id: number; member_id: number | null; action: string; note?: string; now: number },
): Promise<void> => {
  const { now, ...rest } = entry
  await db
    .insertInto('import_log')
    .values({ ...rest, add_time: now })
    .execute()
}

/** Forgets files that nobody has touched since `before`; what they brought stays. */
export const dropFiles = async (db: Db, before: number): Promise<void> => {
  await sql`delete from import_run where state in ('upload', 'ready', 'checked') and job_id is null and summary is null
    and update_time < ${before}`.execute(db)
  await sql`update import_run set file = '' where state not in ('queued', 'running', 'checking') and update_time < ${before}
    and file <> ''`.execute(db)
}

export const importFiles = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('import_run').select('file').where('file', '<>', '').execute()
  return new Set(rows.map(({ file }) => file))
}

/** Notes an import of the command line among the runs of its company. */
export const insertCliRun = async (db: Db, job_id: number, summary: ImportSummary, now: number): Promise<void> => {
  const secret = randomBytes(16).toString('hex')
  await sql`
    insert into import_run (company_id, member_id, secret, file, name, size, received, state, lines, part, summary, job_id,
      add_time, update_time)
    select j.company_id, null, ${secret}, '', j.file_name, 0, 0, ${summary.rejected > 0 ? 'open' : 'done'}, ${summary.lines}, 1,
      ${JSON.stringify(summary)}::jsonb, j.id, ${now}, ${now} from import_job j where j.id = ${job_id}`.execute(db)
}

/** Notes an import of the command line into a declared table. */
export const insertTableCliRun = async (
  db: Db,
  run: { readonly company_id: number; readonly kind: string; readonly name: string; readonly now: number },
  { summary, isOpen }: { readonly summary: { readonly lines: number }; readonly isOpen: boolean },
): Promise<void> => {
  const { company_id, kind, name, now } = run
  await db
    .insertInto('import_run')
    .values({
      company_id,
      member_id: null,
      secret: randomBytes(16).toString('hex'),
      file: '',
      name,
      size: 0,
      state: isOpen ? 'open' : 'done',
      lines: summary.lines,
      part: 1,
      start_t: null,
      beat_t: null,
      summary: JSON.stringify(summary),
      job_id: null,
      kind,
      add_time: now,
      update_time: now,
    })
    .execute()
}

export interface LogRow {
  readonly time: number
  readonly by: string
  readonly action: string
  readonly note: string
}

/** What was done with the file of a run, in all its attempts. */
export const readImportLog = async (tx: Tx, runId: number): Promise<LogRow[]> => {
  const { rows } = await sql<LogRow>`
    select g.add_time as time, case when m.id is null then '' else ${calledBy('m')} end as by, g.action, g.note
    from import_log g left join member m on m.id = g.member_id where g.run_id = ${runId} order by g.id`.execute(tx)
  return rows
}
