import type { Db, Tx } from '../../db/tables.ts'

/** The last of an account; older ones are strangers again. */
const MOST = 20
const KEPT_S = 180 * 86_400

/** Whether a device signed in to the account of that name before; asked in the same way where there is no such account. */
export const isKnownDevice = async (db: Db, username: string, key_hash: Buffer, now: number): Promise<boolean> => {
  const found = await db
    .selectFrom('known_device')
    .innerJoin('member', 'member.id', 'known_device.member_id')
    .select('member.id')
    .where('member.username', '=', username)
    .where('key_hash', '=', key_hash)
    .where('used_t', '>', now - KEPT_S)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps the device as one that signed in now; the member's oldest ones above the limit go. */
export const keepDevice = async (db: Db | Tx, member_id: number, key_hash: Buffer, now: number): Promise<void> => {
  await db
    .insertInto('known_device')
    .values({ member_id, key_hash, used_t: now })
    .onConflict((oc) => oc.columns(['member_id', 'key_hash']).doUpdateSet({ used_t: now }))
    .execute()
  const kept = db.selectFrom('known_device').select('key_hash').where('member_id', '=', member_id)
  await db
    .deleteFrom('known_device')
    .where('member_id', '=', member_id)
    .where('key_hash', 'not in', kept.orderBy('used_t', 'desc').limit(MOST))
    .execute()
}

/** Whoever knew the old password is a stranger again. */
export const forgetDevices = async (tx: Tx, member_id: number): Promise<void> => {
  await tx.deleteFrom('known_device').where('member_id', '=', member_id).execute()
}
