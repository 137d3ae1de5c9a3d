import type { Db, Tx } from '../../db/tables.ts'

export interface NewToken {
  readonly token_hash: Buffer
  readonly member_id: number
  /** The one that was found right. */
  readonly password_hash: string
  readonly kind: 'web' | 'screen'
  readonly ip: string
  readonly device: string
  readonly now: number
  readonly expire_t: number
}

/**
 * Keeps a session and tells the member's last login; the member's sessions that ran out go. False, and nothing is done,
 * when the password has been changed since it was found right: the change ends the sessions of the old one.
 */
export const insertToken = (db: Db, token: NewToken): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { token_hash, member_id, password_hash, kind, ip, device, now, expire_t } = token
    const { numUpdatedRows } = await tx
      .updateTable('member')
      .set({ last_login_t: now })
      .where('id', '=', member_id)
      .where('password_hash', '=', password_hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await tx
      .insertInto('auth_token')
      .values({ token_hash, member_id, kind, ip, device, add_time: now, used_t: now, expire_t })
      .execute()
    await tx.deleteFrom('auth_token').where('member_id', '=', member_id).where('expire_t', '<=', now).execute()
    return true
  })

/** The session was used: it lasts until `expire_t`, and with `longest` no longer than so many seconds from its start. */
export const slideToken = async (
  db: Db,
  token_hash: Buffer,
  { now, expire_t, longest }: { now: number; expire_t: number; longest: number | null },
): Promise<void> => {
  await db
    .updateTable('auth_token')
    .set((eb) => ({
      used_t: now,
      expire_t: longest === null ? expire_t : eb.fn<number>('least', [eb.val(expire_t), eb('add_time', '+', longest)]),
    }))
    .where('token_hash', '=', token_hash)
    .execute()
}

/** The member's sessions that have not run out, last used first. */
export const readTokens = (db: Db, member_id: number, now: number) =>
  db
    .selectFrom('auth_token')
    .select(['id', 'token_hash', 'device', 'ip', 'add_time', 'used_t'])
    .where('member_id', '=', member_id)
    .where('expire_t', '>', now)
    .orderBy('used_t', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends one session of the member, or all but that of `kept`; answers how many. */
export const endTokens = async (
  db: Db,
  member_id: number,
  which: { readonly id: string } | { readonly kept: Buffer },
): Promise<number> => {
  const own = db.deleteFrom('auth_token').where('member_id', '=', member_id)
  const { numDeletedRows } = await ('id' in which
    ? own.where('id', '=', Number(which.id))
    : own.where('token_hash', '!=', which.kept)
  ).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export const deleteToken = async (db: Db, token_hash: Buffer): Promise<void> => {
  await db.deleteFrom('auth_token').where('token_hash', '=', token_hash).execute()
}

/** Every session of the member ends. */
export const deleteTokens = async (tx: Tx, member_id: number): Promise<void> => {
  await tx.deleteFrom('auth_token').where('member_id', '=', member_id).execute()
}
