import type { Db } from '../../db/tables.ts'

export interface NewToken {
  readonly token_hash: Buffer
  readonly member_id: number
  readonly kind: 'web' | 'screen'
  readonly ip: string
  readonly now: number
  readonly expire_t: number
}

/** Keeps a session and tells the member's last login; the member's sessions that ran out go. */
export const insertToken = (db: Db, token: NewToken): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { token_hash, member_id, kind, ip, now, expire_t } = token
    await tx
      .insertInto('auth_token')
      .values({ token_hash, member_id, kind, ip, add_time: now, used_t: now, expire_t })
      .execute()
    await tx.deleteFrom('auth_token').where('member_id', '=', member_id).where('expire_t', '<=', now).execute()
    await tx.updateTable('member').set({ last_login_t: now }).where('id', '=', member_id).execute()
  })

export const slideToken = async (db: Db, token_hash: Buffer, now: number, expire_t: number): Promise<void> => {
  await db.updateTable('auth_token').set({ used_t: now, expire_t }).where('token_hash', '=', token_hash).execute()
}

export const deleteToken = async (db: Db, token_hash: Buffer): Promise<void> => {
  await db.deleteFrom('auth_token').where('token_hash', '=', token_hash).execute()
}
