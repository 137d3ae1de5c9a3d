import { keysOf, recordOf } from '../../../shared/keys.ts'
import { type AlertLimits, usualLimits } from '../../../shared/live/alert-limits.ts'
import type { Db } from '../../db/tables.ts'

/** When the walls of a scope raise their alerts: as somebody has chosen, else as usual. */
export const readLimits = async (db: Db, scope: string): Promise<AlertLimits> => {
  const row = await db.selectFrom('wall_limits').select('limits').where('scope', '=', scope).executeTakeFirst()
  return recordOf(keysOf(usualLimits), (name) => row?.limits[name] ?? usualLimits[name])
}

export const writeLimits = async (
  db: Db,
  scope: string,
  limits: AlertLimits,
  { member_id, now }: { member_id: number; now: number },
): Promise<void> => {
  const row = { limits: JSON.stringify(limits), member_id, update_time: now }
  await db
    .insertInto('wall_limits')
    .values({ scope, ...row })
    .onConflict((on) => on.column('scope').doUpdateSet(row))
    .execute()
}
