import { sql } from 'kysely'
import { type AnalysisAnswer, type AnalysisWork, workKept } from '../../../shared/areas/analysis/api.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { AnalysisWorkTable } from '../../db/tables-analysis.ts'

/** Whose question it is, in one spelling with its days: what a link that is opened again finds. */
export interface AskedWork {
  readonly member_id: number
  readonly scope: string
  /** JSON. */
  readonly question: string
  readonly language: 'zh' | 'en'
}

export interface WorkRow extends Omit<AnalysisWork, 'state'> {
  readonly state: AnalysisWorkTable['state']
  readonly answer: AnalysisAnswer | null
}

const isAsked = ({ member_id, scope, question, language }: AskedWork) => sql`
  member_id = ${member_id} and scope = ${scope} and language = ${language} and question = ${question}::jsonb`

const columns = sql`id::text as id, state, done, total, reason, add_time, answer`

/** The newest work on a question, as long as it is kept; null when there is none. */
export const findWork = async (db: Db | Tx, asked: AskedWork, now: number): Promise<WorkRow | null> => {
  const { rows } = await sql<WorkRow>`
    select ${columns} from analysis_work where ${isAsked(asked)} and expire_t > ${now} order by analysis_work.id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Begins the work on a question, unless it is under way; another one of the account ends with `reason`. */
export const insertWork = async (tx: Tx, asked: AskedWork, reason: string, now: number): Promise<WorkRow> => {
  // Two calls of one account take turns.
  await tx.selectFrom('member').select('id').where('id', '=', asked.member_id).forNoKeyUpdate().execute()
  const known = await findWork(tx, asked, now)
  if (known?.state === 'queued' || known?.state === 'running') return known
  await sql`
    update analysis_work set state = 'cancelled', reason = ${reason}, update_time = ${now}
    where member_id = ${asked.member_id} and state in ('queued', 'running')`.execute(tx)
  const { rows } = await sql<WorkRow>`
    insert into analysis_work (member_id, scope, question, language, state, expire_t, add_time, update_time)
    values (${asked.member_id}, ${asked.scope}, ${asked.question}::jsonb, ${asked.language}, 'queued', ${now + workKept},
      ${now}, ${now})
    returning ${columns}`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('the work was not written')
  return made
}

/** Ends own work that waits or runs. */
export const cancelWork = async (
  db: Db,
  { member_id, id, reason, now }: { member_id: number; id: string; reason: string; now: number },
): Promise<void> => {
  await sql`
    update analysis_work set state = 'cancelled', reason = ${reason}, update_time = ${now}
    where id::text = ${id} and member_id = ${member_id} and state in ('queued', 'running')`.execute(db)
}

/** Forgets how work on a question ended. */
export const forgetWork = async (db: Db, asked: AskedWork): Promise<void> => {
  await sql`
    delete from analysis_work where ${isAsked(asked)} and state not in ('queued', 'running')`.execute(db)
}
