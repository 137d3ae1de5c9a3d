import type { Db, Tx } from '../db/tables.ts'

export const isCompany = async (db: Db | Tx, id: number): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The id of the company with that whole name; undefined: there is none. */
export const findCompany = async (db: Db | Tx, name: string): Promise<number | undefined> =>
  (await db.selectFrom('company').select('id').where('name', '=', name.trim()).where('id', '>', 0).executeTakeFirst())
    ?.id
