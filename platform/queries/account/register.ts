import type { Db, MemberTable, Tx } from '../../db/tables.ts'
import type { Invite } from './invites.ts'
import { placeBelow } from './tree.ts'

export interface NewMember {
  readonly username: string
  readonly membername: string
  readonly mobile: string | null
  readonly password_hash: string
  readonly kind: MemberTable['kind']['__select__']
}

export const isTaken = async (db: Db, username: string): Promise<boolean> =>
  (await db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirst()) !== undefined

const WAITING = 2
const LOWEST = 4

/**
 * A member that awaits approval, one level below the leader who invited and in that one's company; without an invitation
 * of the lowest level in no company. Has the affiliate module, as every account has.
 * @throws a unique violation when the name or the mobile is taken
 */
export const insertMember = async (tx: Tx, member: NewMember, invite: Invite | null, now: number): Promise<number> => {
  const leader = invite?.leader_id ?? null
  const { id } = await tx
    .insertInto('member')
    .values({
      ...member,
      company_id: invite?.company_id ?? 0,
      agency_level: Math.min((invite?.agency_level ?? LOWEST) + 1, LOWEST),
      share_rate_bp: invite?.share_rate_bp ?? 0,
      privilege_id: 0,
      invite_code: invite?.code ?? null,
      status: WAITING,
      tk_pid: leader ?? 0,
      manager_id: leader,
      referrer_id: leader,
      last_login_t: null,
      deleted_t: null,
      add_time: now,
      update_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await placeBelow(tx, id, leader)
  await tx.insertInto('member_module').values({ member_id: id, code: 0, start_t: now, end_t: null }).execute()
  return id
}
