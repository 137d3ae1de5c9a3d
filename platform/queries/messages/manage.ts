import { sql } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import { announcementState } from '../../../shared/areas/messages/announcement-states.ts'
import type { Tx } from '../../db/tables.ts'
import { isOperating } from '../account/operator.ts'
import type { Scope } from '../scope.ts'

/** State of `announcement a` at a moment. */
export const stateOfAnnouncement = (now: ReturnType<typeof sql>) => sql<number>`(case
  when a.expire_t <= ${now} then ${sql.lit(announcementState.over)}
  when a.publish_t > ${now} then ${sql.lit(announcementState.planned)}
  else ${sql.lit(announcementState.standing)} end)`

export interface HeldAnnouncement {
  readonly id: number
  readonly title: string
  readonly state: number
  readonly pinned: boolean
}

/** An announcement, for an operator, held until the transaction ends. */
export const holdAnnouncement = async (
  tx: Tx,
  scope: Scope,
  id: string,
  now: number,
): Promise<HeldAnnouncement | undefined> => {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<HeldAnnouncement>`
    select a.id, a.title, a.pinned, ${stateOfAnnouncement(sql`${now}::bigint`)} as state from announcement a
    where ${isOperating(scope)} and a.id = ${id}::bigint for no key update of a`.execute(tx)
  return rows[0]
}

export const setAnnouncement = async (
  tx: Tx,
  id: number,
  values: { readonly pinned?: boolean; readonly expire_t?: number },
  now: number,
): Promise<void> => {
  await tx
    .updateTable('announcement')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}
