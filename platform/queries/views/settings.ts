import type { Db } from '../../db/tables.ts'

/** What an account has kept for a list, as it was written; undefined when nothing. */
export const readSetting = async (db: Db, member_id: number, list: string): Promise<unknown> => {
  const row = await db
    .selectFrom('column_setting')
    .select('setting')
    .where('member_id', '=', member_id)
    .where('list', '=', list)
    .executeTakeFirst()
  return row?.setting
}

export interface KeptSetting {
  readonly member_id: number
  readonly list: string
  readonly setting: unknown
  readonly now: number
}

export const writeSetting = async (db: Db, { member_id, list, setting, now }: KeptSetting): Promise<void> => {
  const row = { setting: JSON.stringify(setting), update_time: now }
  await db
    .insertInto('column_setting')
    .values({ member_id, list, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'list']).doUpdateSet(row))
    .execute()
}
