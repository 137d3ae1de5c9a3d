import { type RawBuilder, sql } from 'kysely'
import type { ExportFormat, ExportJob } from '../../../shared/areas/exports/api.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { ExportJobTable } from '../../db/tables-views.ts'
import { type PageQuestion, readPage } from '../page.ts'
import { holds } from '../words.ts'

/** A job as its owner sees it: `reason` and `url` are made of these by the caller. */
export interface JobRow extends Omit<ExportJob, 'url'> {
  readonly secret: string
}

/** A file that is over is gone for everyone, whether or not it was swept away already. */
const columns = (now: number): RawBuilder<unknown> => sql`
  id::text as id, list, name, format, written as rows, total, size, secret, reason, add_time, expire_t as expire_time,
  case when state = 'done' and expire_t <= ${now} then 'expired' else state end as state`

export type NewJob = Pick<
  ExportJobTable,
  'member_id' | 'scope' | 'list' | 'query' | 'fields' | 'language' | 'format' | 'name' | 'secret'
>

/** Null when `most` jobs of the account wait or run already. */
export const insertJob = async (tx: Tx, job: NewJob, most: number, now: number): Promise<JobRow | null> => {
  // Two calls of one account take turns.
  await tx.selectFrom('member').select('id').where('id', '=', job.member_id).forNoKeyUpdate().execute()
  const under = await sql<{ n: number }>`
    select count(*) as n from export_job where member_id = ${job.member_id} and state in ('queued', 'running')`.execute(
    tx,
  )
  if ((under.rows[0]?.n ?? 0) >= most) return null
  const { id } = await tx
    .insertInto('export_job')
    .values({ ...job, state: 'queued', add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<JobRow>`select ${columns(now)} from export_job where id = ${id}`.execute(tx)
  return rows[0] ?? null
}

/** A page of an account's own jobs, newest first, and how many there are. */
export const readJobs = (tx: Tx, member_id: number, question: PageQuestion, now: number) =>
  readPage<JobRow>(
    tx,
    {
      columns: columns(now),
      from: sql`from export_job where member_id = ${member_id} and ${holds(sql`name`, question.keyword)}`,
      order: sql`export_job.id desc`,
    },
    question,
  )

/**
 * Ends an own job that waits or runs, and gives up a finished file; one that has ended otherwise stays as it is.
 * @returns null when it is not one of the account's, else the job and the file that nobody needs any more
 */
export const cancelJob = async (
  tx: Tx,
  member_id: number,
  id: string,
  now: number,
): Promise<{ job: JobRow; file: string } | null> => {
  const { rows: old } = await sql<{ file: string; state: ExportJob['state'] }>`
    select file, state from export_job where id::text = ${id} and member_id = ${member_id} for update`.execute(tx)
  const [before] = old
  if (!before) return null
  const ends = ['queued', 'running', 'done'].includes(before.state)
  if (ends)
    await sql`update export_job set state = 'cancelled', file = '', size = null, expire_t = null, update_time = ${now}
      where id::text = ${id}`.execute(tx)
  const { rows } = await sql<JobRow>`select ${columns(now)} from export_job where id::text = ${id}`.execute(tx)
  return rows[0] ? { job: rows[0], file: ends && before.state === 'done' ? before.file : '' } : null
}

export interface FinishedFile {
  readonly id: number
  readonly member_id: number
  readonly scope: string
  readonly list: string
  readonly file: string
  readonly name: string
  readonly format: ExportFormat
}

/** The finished file that a secret names, unless it is over. */
export const readFinished = async (db: Db, secret: string, now: number): Promise<FinishedFile | null> => {
  const row = await db
    .selectFrom('export_job')
    .select(['id', 'member_id', 'scope', 'list', 'file', 'name', 'format'])
    .where('secret', '=', secret)
    .where('state', '=', 'done')
    .where('expire_t', '>', now)
    .executeTakeFirst()
  return row ?? null
}
