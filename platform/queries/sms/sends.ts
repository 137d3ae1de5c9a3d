import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'
import { dropCode, type SmsKey, type StoredCode } from './codes.ts'

const PURPOSE_S = 60
const DAY_S = 86_400
const PER_DAY = 10
const HOUR_S = 3600
const PER_HOUR = 20
/** First halves of the advisory locks that requests of one number, from one address, or all take in turn. */
const NUMBER_LOCK = 7_481
const ADDRESS_LOCK = 7_482
const ALL_LOCK = 7_483

export interface SendRequest extends SmsKey {
  readonly address: string
  readonly now: number
  /** Nothing goes out: it counts for number and address only. */
  readonly decoy: boolean
}

export type SendLimit = 'purpose' | 'number' | 'address' | 'day'
/** `wait` is in seconds. */
export interface OverLimit {
  readonly refused: SendLimit
  readonly wait: number
}
export type Reserved = OverLimit | { readonly id: number; readonly refused?: never }

const waits = async (
  tx: Tx,
  { mobile, type, address, now }: SendRequest,
  daily: number,
): Promise<readonly OverLimit[]> => {
  const { rows } = await sql<Record<SendLimit, number | null>>`
    select
      (select max(t) from sms_send where mobile = ${mobile} and type = ${type}) + ${PURPOSE_S} as purpose,
      (select t from sms_send where mobile = ${mobile} order by t desc offset ${PER_DAY - 1} limit 1)
        + ${DAY_S} as number,
      (select t from sms_send where address = ${address} order by t desc offset ${PER_HOUR - 1} limit 1)
        + ${HOUR_S} as address,
      (select t from sms_send where not decoy and t > ${now - DAY_S} order by t desc offset ${daily - 1} limit 1)
        + ${DAY_S} as day`.execute(tx)
  const ends = rows[0]
  return (['purpose', 'number', 'address', 'day'] as const).map((refused) => ({
    refused,
    wait: (ends?.[refused] ?? now) - now,
  }))
}

/**
 * Takes a place within the limits for a sending that has not begun, and puts its code in the place of an earlier one;
 * requests that race wait for each other, also those of other processes. A sending that fails is taken back.
 * `daily`: messages of the installation in 24 hours.
 */
export const reserveSend = async (db: Db, request: SendRequest, code: StoredCode, daily: number): Promise<Reserved> => {
  const { mobile, type, address, now, decoy } = request
  await db
    .deleteFrom('sms_send')
    .where('t', '<=', now - DAY_S)
    .execute()
  await db
    .deleteFrom('sms_code')
    .where('expire_t', '<=', now - DAY_S)
    .execute()
  return db.transaction().execute(async (tx): Promise<Reserved> => {
    await sql`select pg_advisory_xact_lock(${NUMBER_LOCK}, hashtext(${mobile}))`.execute(tx)
    await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${address}))`.execute(tx)
    await sql`select pg_advisory_xact_lock(${ALL_LOCK}, 0)`.execute(tx)
    const [longest] = (await waits(tx, request, daily)).toSorted((a, b) => b.wait - a.wait)
    if (longest && longest.wait > 0) return longest
    const { id } = await tx
      .insertInto('sms_send')
      .values({ mobile, type, address, t: now, decoy })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('sms_code')
      .values({ mobile, type, ...code })
      .onConflict((oc) => oc.columns(['mobile', 'type']).doUpdateSet({ ...code, tries: 0 }))
      .execute()
    return { id }
  })
}

/** The sending failed: it counts for nothing, and its code is gone. */
export const takeBackSend = (db: Db, id: number, key: SmsKey, salt: Buffer): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sms_send').where('id', '=', id).execute()
    await dropCode(tx, key, salt)
  })
