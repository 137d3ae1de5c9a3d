import type { Db, Tx } from '../../db/tables.ts'

export interface PhoneProof {
  /** Of the session that proved it; the proof ends with the session. */
  readonly token_hash: Buffer
  readonly mobile: string
}

export const keepProof = async (tx: Tx, { token_hash, mobile }: PhoneProof, expire_t: number): Promise<void> => {
  await tx
    .insertInto('phone_proof')
    .values({ token_hash, mobile, expire_t })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ mobile, expire_t }))
    .execute()
}

export const isProven = async (db: Db, { token_hash, mobile }: PhoneProof, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('phone_proof')
    .select('expire_t')
    .where('token_hash', '=', token_hash)
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  return row !== undefined && row.expire_t > now
}

/** A proof is good for one change: false when it is gone already. */
export const spendProof = async (tx: Tx, { token_hash, mobile }: PhoneProof): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('phone_proof')
    .where('token_hash', '=', token_hash)
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
