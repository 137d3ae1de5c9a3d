import type { Db, Tx } from '../db/tables.ts'

export const isCompany = async (db: Db | Tx, id: number): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
