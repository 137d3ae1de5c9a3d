import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { WorkItemTable } from '../../db/tables-work.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

/** Of `work_item w`: who looks after it. */
export const ownerOfWork = sql<number>`coalesce(w.given_id, w.owner_id)`

/** Condition on `work_item w`: the viewer looks after it, or somebody below. */
export const workOf = (scope: Scope) =>
  sql<boolean>`(w.company_id = ${scope.company_id} and ${ownMember(scope, ownerOfWork)})`

export interface HeldWork {
  readonly id: number
  readonly state: number
  readonly owner: number
  readonly n: number | null
  readonly due_t: number
  readonly name: string
}

/** Held until the transaction ends. */
export const holdWork = async (tx: Tx, scope: Scope, id: string): Promise<HeldWork | undefined> => {
  const { rows } = await sql<HeldWork>`
    select w.id, w.state, ${ownerOfWork} as owner, w.n, w.due_t, w.ref as name from work_item w
    where w.id::text = ${id} and ${workOf(scope)} for update`.execute(tx)
  return rows[0]
}

export const setWork = async (tx: Tx, id: number, values: Updateable<WorkItemTable>, now: number): Promise<void> => {
  await tx
    .updateTable('work_item')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** Who looks after some of it, by their ids. */
export const readWorkPeople = async (tx: Tx, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; owner: number }>`
    select w.id::text as id, ${ownerOfWork} as owner from work_item w where w.id::text = any(${[...ids]}::text[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, owner }) => [id, { owner }]))
}
