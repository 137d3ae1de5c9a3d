import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type AnalysisAnswer, workKept } from '../../../shared/areas/analysis/api.ts'
import type { Question } from '../../../shared/areas/analysis/question.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { AnalysisWorkTable } from '../../db/tables-analysis.ts'
import { clock, oldestOpen } from '../claim.ts'

export type ClaimedWork = Pick<AnalysisWorkTable, 'member_id' | 'scope' | 'language' | 'update_time'> & {
  readonly id: number
  /** As it was asked: written by us (work.ts). */
  readonly question: Question
  readonly attempts: number
  readonly attempt: string
}

/** Takes the oldest question that waits or whose worker died, for this caller alone; null when there is none. */
export const claimWork = async (db: Db): Promise<ClaimedWork | null> => {
  const { rows } = await sql<ClaimedWork>`
    update analysis_work set state = 'running', attempts = attempts + 1, attempt = ${randomBytes(16).toString('hex')},
      done = 0, total = 0, beat_t = ${clock}
    where id = (${oldestOpen('analysis_work')})
    returning id, member_id, scope, question, language, attempts, attempt, update_time`.execute(db)
  return rows[0] ?? null
}

type Attempt = Pick<ClaimedWork, 'id' | 'attempt'>
const mine = ({ id, attempt }: Attempt) => sql`id = ${id} and attempt = ${attempt} and state = 'running'`

/** A sign of life with what is done. False when it is not this attempt's any more: cancelled, or taken over. */
export const beatWork = async (
  db: Db,
  attempt: Attempt,
  { done, total }: { readonly done: number; readonly total: number },
): Promise<boolean> => {
  const { rows } = await sql`
    update analysis_work set done = ${done}, total = ${total}, beat_t = ${clock} where ${mine(attempt)} returning id`.execute(
    db,
  )
  return rows.length > 0
}

export type WorkEnd = { readonly answer: AnalysisAnswer } | { readonly reason: string }

/** Nothing is written when it is not this attempt's any more. */
export const endWork = async (
  db: Db,
  attempt: Attempt,
  end: WorkEnd,
  { done, total }: { readonly done: number; readonly total: number },
  now: number,
): Promise<void> => {
  const [state, answer, reason] =
    'answer' in end ? ['done', JSON.stringify(end.answer), ''] : ['failed', null, end.reason]
  await sql`
    update analysis_work set state = ${state}, answer = ${answer}::jsonb, reason = ${reason}, done = ${done},
      total = ${total}, expire_t = ${now + workKept}, update_time = ${now}
    where ${mine(attempt)}`.execute(db)
}

/** Another attempt may begin at once; this one does not count. */
export const requeueWork = async (db: Db, attempt: Attempt): Promise<void> => {
  await sql`
    update analysis_work set state = 'queued', attempts = attempts - 1, done = 0, total = 0 where ${mine(attempt)}`.execute(
    db,
  )
}

export const expireWork = async (db: Db, now: number): Promise<void> => {
  await sql`delete from analysis_work where expire_t <= ${now} and state not in ('queued', 'running')`.execute(db)
}

export const backendOf = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  return rows[0]?.pid ?? 0
}

/** Ends the statement that another connection runs. */
export const cancelStatement = async (db: Db, pid: number): Promise<void> => {
  await sql`select pg_cancel_backend(${pid})`.execute(db)
}
