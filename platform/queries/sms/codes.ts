import type { SmsType } from '../../../shared/areas/account/api.ts'
import type { Db, Tx } from '../../db/tables.ts'

export interface SmsKey {
  readonly mobile: string
  readonly type: SmsType
}

export interface StoredCode {
  salt: Buffer
  code_hash: Buffer
  expire_t: number
}

/** Counts one try at the live code and answers it; null when there is none or its `most` tries are used. */
export const tryCode = async (db: Db | Tx, { mobile, type }: SmsKey, most: number): Promise<StoredCode | null> => {
  const row = await db
    .updateTable('sms_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('mobile', '=', mobile)
    .where('type', '=', type)
    .where('tries', '<', most)
    .returning(['salt', 'code_hash', 'expire_t'])
    .executeTakeFirst()
  return row ?? null
}

export const hasCode = async (db: Db | Tx, { mobile, type }: SmsKey): Promise<boolean> => {
  const found = db.selectFrom('sms_code').select('tries').where('mobile', '=', mobile).where('type', '=', type)
  return (await found.executeTakeFirst()) !== undefined
}

/** Takes away the very code of `salt`; false when another call did so first. */
export const dropCode = async (db: Db | Tx, { mobile, type }: SmsKey, salt: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sms_code')
    .where('mobile', '=', mobile)
    .where('type', '=', type)
    .where('salt', '=', salt)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
