import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import type { ExportJobTable } from '../../db/tables-views.ts'
import { clock, oldestOpen } from '../claim.ts'

export type ClaimedJob = Pick<
  ExportJobTable,
  'member_id' | 'scope' | 'list' | 'query' | 'fields' | 'language' | 'format' | 'name'
> & { readonly id: number; readonly attempts: number; readonly file: string }

/** Takes the oldest job that waits or whose worker died, for this caller alone; null when there is none. */
export const claimJob = async (db: Db): Promise<ClaimedJob | null> => {
  const { rows } = await sql<ClaimedJob>`
    update export_job set state = 'running', attempts = attempts + 1, written = 0, total = null, beat_t = ${clock},
      file = id || '-' || ${randomBytes(16).toString('hex')}::text || '.' || format
    where id = (${oldestOpen('export_job')})
    returning id, member_id, scope, list, query, fields, language, format, name, attempts, file`.execute(db)
  return rows[0] ?? null
}

/** An attempt at a job: no other one writes this file. */
export type Attempt = Pick<ClaimedJob, 'id' | 'file'>

const mine = ({ id, file }: Attempt) => sql`id = ${id} and file = ${file} and state = 'running'`

/** A sign of life with what is done. False when the job is not this attempt's any more: cancelled, or taken over. */
export const beat = async (
  db: Db,
  attempt: Attempt,
  { written, total }: { readonly written: number; readonly total: number | null },
): Promise<boolean> => {
  const { rows } = await sql`
    update export_job set written = ${written}, total = ${total}, beat_t = ${clock} where ${mine(attempt)} returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** False when the job is not this attempt's any more. */
export const finishJob = async (
  db: Db,
  attempt: Attempt,
  { written, size, expire_t, now }: { written: number; size: number; expire_t: number; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    update export_job set state = 'done', written = ${written}, total = ${written}, size = ${size}, expire_t = ${expire_t},
      update_time = ${now}
    where ${mine(attempt)} returning id`.execute(db)
  return rows.length > 0
}

export const failJob = async (db: Db, attempt: Attempt, reason: string, now: number): Promise<void> => {
  await sql`
    update export_job set state = 'failed', reason = ${reason}, file = '', update_time = ${now}
    where ${mine(attempt)}`.execute(db)
}

/** Another attempt may begin at once; this one does not count. */
export const requeueJob = async (db: Db, attempt: Attempt): Promise<void> => {
  await sql`
    update export_job set state = 'queued', attempts = attempts - 1, file = '', written = 0, total = null
    where ${mine(attempt)}`.execute(db)
}

/** Files that are over have no job any more that names them. */
export const expireJobs = async (db: Db, now: number): Promise<void> => {
  await sql`
    update export_job set state = 'expired', file = '', update_time = ${now}
    where state = 'done' and expire_t <= ${now}`.execute(db)
}

/** Names of files that are written or kept. */
export const filesInUse = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('export_job').select('file').where('state', 'in', ['running', 'done']).execute()
  return new Set(rows.map(({ file }) => file))
}
