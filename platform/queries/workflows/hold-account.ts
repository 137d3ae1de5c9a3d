import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

/** Lets nobody else change what an account has for itself until the transaction ends: two at once pass no limit together. */
export const holdAccount = async (tx: Tx, member_id: number): Promise<void> => {
  await sql`select from member where id = ${member_id} for no key update`.execute(tx)
}
