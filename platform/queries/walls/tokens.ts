import type { Db, Tx } from '../../db/tables.ts'

/** The credential before goes on for so many seconds once the new one is used: calls that are under way end well. */
const OVERLAP_S = 5

/** Whether a wall has ever used a credential. */
export const hasSignedIn = async (tx: Tx, wall_id: number): Promise<boolean> => {
  const used = await tx
    .selectFrom('wall_token')
    .select('wall_id')
    .where('wall_id', '=', wall_id)
    .where('used_t', 'is not', null)
    .executeTakeFirst()
  return used !== undefined
}

/** A new credential; one that was given before and never used is none any more. */
export const insertWallToken = async (
  tx: Tx,
  { token_hash, wall_id, now, expire_t }: { token_hash: Buffer; wall_id: number; now: number; expire_t: number },
): Promise<void> => {
  await tx.deleteFrom('wall_token').where('wall_id', '=', wall_id).where('used_t', 'is', null).execute()
  await tx.insertInto('wall_token').values({ token_hash, wall_id, add_time: now, expire_t }).execute()
}

/** The first use of a credential: those before it end, and what ran out goes. */
export const beginWallToken = (db: Db, token_hash: Buffer, wall_id: number, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('wall_token')
      .set({ used_t: now })
      .where('token_hash', '=', token_hash)
      .where('used_t', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await tx
      .updateTable('wall_token')
      .set((eb) => ({ expire_t: eb.fn<number>('least', ['expire_t', eb.val(now + OVERLAP_S)]) }))
      .where('wall_id', '=', wall_id)
      .where('token_hash', '!=', token_hash)
      .execute()
    await tx.deleteFrom('wall_token').where('wall_id', '=', wall_id).where('expire_t', '<=', now).execute()
  })
