import type { Db } from '../../db/tables.ts'

/** What an account chose for a place of a screen; null: nothing. */
export const readMetrics = async (db: Db, member_id: number, zone: string): Promise<readonly string[] | null> =>
  (
    await db
      .selectFrom('metric_setting')
      .select('metrics')
      .where('member_id', '=', member_id)
      .where('zone', '=', zone)
      .executeTakeFirst()
  )?.metrics ?? null

/** @param metrics null: what stands there by itself */
export const writeMetrics = async (
  db: Db,
  of: { readonly member_id: number; readonly zone: string },
  metrics: readonly string[] | null,
  now: number,
): Promise<void> => {
  if (metrics === null) {
    await db.deleteFrom('metric_setting').where('member_id', '=', of.member_id).where('zone', '=', of.zone).execute()
    return
  }
  const row = { metrics: [...metrics], update_time: now }
  await db
    .insertInto('metric_setting')
    .values({ ...of, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'zone']).doUpdateSet(row))
    .execute()
}
