import type { Db } from '../../db/tables.ts'

/** The number of a member as it stands now; null when it has none. */
export const mobileOf = async (db: Db, member_id: number): Promise<string | null> => {
  const row = await db.selectFrom('member').select('mobile').where('id', '=', member_id).executeTakeFirst()
  return row?.mobile ?? null
}

/** Whether a number belongs to an account: `no`, `yes`, or `gone` for one that was deleted and keeps its number. */
export const ownerOf = async (db: Db, mobile: string): Promise<'no' | 'yes' | 'gone'> => {
  const row = await db.selectFrom('member').select('deleted_t').where('mobile', '=', mobile).executeTakeFirst()
  if (!row) return 'no'
  return row.deleted_t === null ? 'yes' : 'gone'
}
