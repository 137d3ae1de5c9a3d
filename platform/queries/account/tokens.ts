import type { Db, Tx } from '../../db/tables.ts'

export interface NewToken {
  readonly token_hash: Buffer
  readonly member_id: number
  /** The one that was found right. */
  readonly password_hash: string
  readonly kind: 'web' | 'screen'
  readonly ip: string
  readonly now: number
  readonly expire_t: number
}

/**
 * Keeps a session and tells the member's last login; the member's sessions that ran out go. False, and nothing is done,
 * when the password has been changed since it was found right: the change ends the sessions of the old one.
 */
export const insertToken = (db: Db, token: NewToken): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { token_hash, member_id, password_hash, kind, ip, now, expire_t } = token
    const { numUpdatedRows } = await tx
      .updateTable('member')
      .set({ last_login_t: now })
      .where('id', '=', member_id)
      .where('password_hash', '=', password_hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await tx
      .insertInto('auth_token')
      .values({ token_hash, member_id, kind, ip, add_time: now, used_t: now, expire_t })
      .execute()
    await tx.deleteFrom('auth_token').where('member_id', '=', member_id).where('expire_t', '<=', now).execute()
    return true
  })

export const slideToken = async (db: Db, token_hash: Buffer, now: number, expire_t: number): Promise<void> => {
  await db.updateTable('auth_token').set({ used_t: now, expire_t }).where('token_hash', '=', token_hash).execute()
}

export const deleteToken = async (db: Db, token_hash: Buffer): Promise<void> => {
  await db.deleteFrom('auth_token').where('token_hash', '=', token_hash).execute()
}

/** Every session of the member ends. */
export const deleteTokens = async (tx: Tx, member_id: number): Promise<void> => {
  await tx.deleteFrom('auth_token').where('member_id', '=', member_id).execute()
}
