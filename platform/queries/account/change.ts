import type { Updateable } from 'kysely'
import type { MemberTable, Tx } from '../../db/tables.ts'

type Changeable =
  | 'password_hash'
  | 'must_change'
  | 'mobile'
  | 'avatar'
  | 'time_zone'
  | 'time_difference'
  | 'fb_time_zone'
  | 'fb_time_difference'
  | 'current_version'
  | 'isad_version'
export type MemberPatch = Readonly<Pick<Updateable<MemberTable>, Changeable>>

/** What members change of themselves. @throws a unique violation when the mobile is taken */
export const updateMember = async (tx: Tx, id: number, patch: MemberPatch, now: number): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ ...patch, update_time: now })
    .where('id', '=', id)
    .execute()
}
