import { type BusinessClock, zoneOffset } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'

const SENT_AT_H = 9

/** The calendar day (days since 1970-01-01) of the last 09:00 of a company's clock. */
export const reportDay = ({ zone }: BusinessClock, now: number): number =>
  Math.floor((now + zoneOffset(zone, now) - SENT_AT_H * 3600) / 86_400)

export const hasReport = async (db: Db, member_id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('daily_report')
    .select('member_id')
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Turns a member's daily report on, from the next 09:00, or off. */
export const setReport = async (
  db: Db,
  { member_id, on, clock, now }: { member_id: number; on: boolean; clock: BusinessClock; now: number },
): Promise<void> => {
  if (!on) {
    await db.deleteFrom('daily_report').where('member_id', '=', member_id).execute()
    return
  }
  await db
    .insertInto('daily_report')
    .values({ member_id, sent_day: reportDay(clock, now), add_time: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}
