import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import { staffState } from '../../../shared/areas/staff/states.ts'
import type { MemberTable, Tx } from '../../db/tables.ts'
import type { MemberRow } from '../account/member.ts'
import { placeBelow } from '../account/tree.ts'

const LOWEST = 4

/** What a person sets of an account. */
export interface StaffFields {
  readonly membername: string
  readonly privilege_id: number
  readonly is_film_cutter: boolean
  readonly video_menu: number[]
  readonly daping: boolean
  readonly is_share_video: boolean
}

export interface NewStaff extends StaffFields {
  readonly username: string
  readonly password_hash: string
  readonly mobile: string | null
  readonly is_screen: boolean
  readonly above: number
}

/**
 * An account in the company of who makes it, one level below who stands above it, with that one's mode and modules.
 * @throws a unique violation when the name or the mobile is taken
 */
export const insertStaff = async (
  tx: Tx,
  { is_screen, above, ...fields }: NewStaff,
  maker: MemberRow,
  now: number,
): Promise<number> => {
  const { agency_level } = await tx
    .selectFrom('member')
    .select('agency_level')
    .where('id', '=', above)
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('member')
    .values({
      ...fields,
      company_id: maker.company_id,
      agency_level: Math.min(agency_level + 1, LOWEST),
      version: maker.version,
      current_version: maker.current_version,
      isad_version: maker.isad_version,
      status: is_screen ? staffState.screen : staffState.active,
      // A wall is signed in by whoever made its password.
      must_change: !is_screen,
      tk_pid: above,
      manager_id: above,
      referrer_id: above,
      last_login_t: null,
      deleted_t: null,
      add_time: now,
      update_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await placeBelow(tx, id, above)
  await sql`
    insert into member_module (member_id, code, start_t, end_t)
    select ${id}::bigint, code, start_t, end_t from member_module where member_id = ${maker.id}`.execute(tx)
  return id
}

/** @throws a unique violation when the mobile is taken */
export const updateStaff = async (
  tx: Tx,
  id: number,
  fields: StaffFields & Pick<Updateable<MemberTable>, 'mobile' | 'status' | 'disabled_status'>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ ...fields, update_time: now })
    .where('id', '=', id)
    .execute()
}
