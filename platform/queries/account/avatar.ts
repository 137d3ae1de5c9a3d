import type { Db } from '../../db/tables.ts'
import { updateMember } from './change.ts'

const DAY_S = 86_400
const PER_DAY = 20

/** Counts one upload of a member and answers 0, or does not and answers the seconds until another may begin. */
export const noteUpload = (db: Db, member_id: number, now: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', member_id).forNoKeyUpdate().execute()
    await tx
      .deleteFrom('avatar_upload')
      .where('member_id', '=', member_id)
      .where('t', '<=', now - DAY_S)
      .execute()
    const last = await tx
      .selectFrom('avatar_upload')
      .select('t')
      .where('member_id', '=', member_id)
      .orderBy('t', 'desc')
      .offset(PER_DAY - 1)
      .limit(1)
      .executeTakeFirst()
    if (last) return last.t + DAY_S - now
    await tx.insertInto('avatar_upload').values({ member_id, t: now }).execute()
    return 0
  })

export interface NewAvatar {
  readonly hash: string
  readonly member_id: number
  readonly image: Buffer
  /** Where it is served. */
  readonly address: string
  readonly now: number
}

/** The member's picture from now on; the one before is gone. */
export const replaceAvatar = (db: Db, { hash, member_id, image, address, now }: NewAvatar): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await updateMember(tx, member_id, { avatar: address }, now)
    await tx.deleteFrom('avatar').where('member_id', '=', member_id).execute()
    await tx.insertInto('avatar').values({ hash, member_id, image, add_time: now }).execute()
  })

export const readAvatar = async (db: Db, hash: string): Promise<Buffer | null> => {
  const row = await db.selectFrom('avatar').select('image').where('hash', '=', hash).executeTakeFirst()
  return row?.image ?? null
}
