import { type RawBuilder, sql } from 'kysely'
import type { CompanySettings } from '../../shared/areas/company/api.ts'
import type { Db } from '../db/tables.ts'
import { clock, oldestOpen } from './claim.ts'

export interface ClaimedChange {
  readonly id: number
  readonly company_id: number
  readonly attempts: number
  readonly from: CompanySettings
  readonly to: CompanySettings
}

/** Takes the oldest change that waits or whose worker died, for this caller alone; null when there is none. */
export const claimChange = async (db: Db): Promise<ClaimedChange | null> => {
  const { rows } = await sql<ClaimedChange>`
    update company_change set state = 'running', attempts = attempts + 1, done = 0, beat_t = ${clock}
    where id = (${oldestOpen('company_change')})
    returning id, company_id, attempts,
      json_build_object('zone', from_zone, 'cut_hour', from_cut_hour, 'currency', from_currency) as from,
      json_build_object('zone', zone, 'cut_hour', cut_hour, 'currency', currency) as to`.execute(db)
  return rows[0] ?? null
}

type Attempt = Pick<ClaimedChange, 'id' | 'attempts'>
const mine = ({ id, attempts }: Attempt) => sql`id = ${id} and attempts = ${attempts} and state = 'running'`

/** A sign of life with how far it has come. False when the change was cancelled or taken over. */
export const beatChange = async (db: Db, change: Attempt, done: number, total: number): Promise<boolean> => {
  const { rows } = await sql`
    update company_change set done = ${done}, total = ${total}, beat_t = ${clock} where ${mine(change)} returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** To be run in the transaction that changes the company; no row when the change was cancelled or taken over. */
export const finishChange = (change: Attempt, orders: number, now: number): RawBuilder<unknown> => sql`
  update company_change set state = 'done', done = ${orders}, total = ${orders}, beat_t = ${clock}, update_time = ${now}
  where ${mine(change)} returning id`

export const failChange = async (
  db: Db,
  change: Attempt,
  { zh, en }: { readonly zh: string; readonly en: string },
  now: number,
): Promise<void> => {
  await sql`
    update company_change set state = 'failed', reason_zh = ${zh}, reason_en = ${en}, update_time = ${now}
    where ${mine(change)}`.execute(db)
}

/** Another attempt may begin at once; this one does not count. */
export const requeueChange = async (db: Db, change: Attempt): Promise<void> => {
  await sql`update company_change set state = 'queued', attempts = attempts - 1 where ${mine(change)}`.execute(db)
}

/** What was asked of the company's days and amounts as they were is forgotten, answered or not. */
export const forgetAnswers = (company_id: number): RawBuilder<unknown> => sql`
  delete from analysis_work where scope = ${`c${company_id}`}
    or scope in (select 'm' || id from member where company_id = ${company_id})`

/** Files that were looked at by the company's clock and currency are to be looked at again. */
export const forgetChecks = (company_id: number): RawBuilder<unknown> => sql`
  update import_run set state = 'ready', result = null where company_id = ${company_id} and state = 'checked'`
