import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'
import type { ReportSendingTable } from '../../db/tables-reports.ts'
import type { Scope } from '../scope.ts'
import { plansOf } from './plans.ts'

export interface HeldSending {
  readonly id: number
  readonly state: number
  readonly name: string
}

/** Held until the transaction ends. */
export const holdSending = async (tx: Tx, scope: Scope, id: string): Promise<HeldSending | undefined> => {
  const { rows } = await sql<HeldSending>`
    select s.id, s.state, p.name from report_sending s join report_plan p on p.id = s.plan_id
    where s.id::text = ${id} and ${plansOf(scope)} for update of s`.execute(tx)
  return rows[0]
}

export const setSending = async (
  db: Db,
  id: number,
  values: Updateable<ReportSendingTable>,
  now: number,
): Promise<void> => {
  await db
    .updateTable('report_sending')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** The file that went out, of a plan that the viewer itself made; null once it is gone; undefined when it is nobody's of the viewer. */
export const readSentFile = async (db: Db, scope: Scope, id: string) => {
  const { rows } = await sql<{ name: string; file: Buffer | null; member_id: number }>`
    select s.file_name as name, s.file, p.member_id from report_sending s join report_plan p on p.id = s.plan_id
    where s.id::text = ${id} and ${plansOf(scope)}`.execute(db)
  return rows[0]
}

/** Files that went out before a moment are forgotten. */
export const forgetFiles = async (db: Db, before: number): Promise<void> => {
  await db
    .updateTable('report_sending')
    .set({ file: null })
    .where('file', 'is not', null)
    .where('add_time', '<', before)
    .execute()
}
