import { sql } from 'kysely'
import { applicantState } from '../../../shared/areas/invites/states.ts'
import type { Tx } from '../../db/tables.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

/** Condition on `member a` with its invitation `i`: invited by the viewer or somebody below. */
export const applicantsOf = (scope: Scope) =>
  sql<boolean>`(a.company_id = ${scope.company_id} and a.deleted_t is null and ${ownMember(scope, sql`i.member_id`)})`

/** Of `member a`: who waits, who was not taken, and whoever was, whatever became of the account since. */
export const stateOfApplicant = sql<number>`(case when a.status = 2 then ${sql.lit(applicantState.waiting)}
  when a.status = 0 and a.refused_reason <> '' then ${sql.lit(applicantState.refused)} else ${sql.lit(applicantState.taken)} end)`

export interface HeldApplicant {
  readonly id: number
  readonly company_id: number
  readonly state: number
  readonly name: string
}

/** Somebody who registered in the viewer's scope, held until the transaction ends. */
export const holdApplicant = async (tx: Tx, scope: Scope, id: string): Promise<HeldApplicant | undefined> => {
  const { rows } = await sql<HeldApplicant>`
    select a.id, a.company_id, ${stateOfApplicant} as state, coalesce(nullif(a.membername, ''), a.username) as name
    from member a join invite i on i.code = a.invite_code
    where a.id::text = ${id} and ${applicantsOf(scope)} for no key update of a`.execute(tx)
  return rows[0]
}

/** Of somebody who waits: active, or disabled with a reason. */
export const setApplicant = async (tx: Tx, id: number, refused_reason: string, now: number): Promise<void> => {
  const status = refused_reason === '' ? 1 : 0
  await tx.updateTable('member').set({ status, refused_reason, update_time: now }).where('id', '=', id).execute()
}
