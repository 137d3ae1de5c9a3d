import { type Insertable, sql } from 'kysely'
import type { OutboxMessage } from '../../../shared/api/outbox.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { SmsOutboxTable } from '../../db/tables-sms.ts'

const KEPT_S = 86_400

/** Keeps a message; those older than a day go. */
export const keepInOutbox = async (db: Db, message: Insertable<SmsOutboxTable>): Promise<void> => {
  await db
    .deleteFrom('sms_outbox')
    .where('add_time', '<=', message.add_time - KEPT_S)
    .execute()
  await db.insertInto('sms_outbox').values(message).execute()
}

export interface OutboxQuestion {
  readonly page: number
  readonly limit: number
  /** Part of a number; empty: every one. */
  readonly keyword: string
}

/** A page of the messages, newest first, and how many there are. */
export const readOutbox = async (
  tx: Tx,
  { page, limit, keyword }: OutboxQuestion,
): Promise<{ list: OutboxMessage[]; total: number }> => {
  const fits = sql<boolean>`strpos(mobile, ${keyword}) > 0`
  const rows = await tx
    .selectFrom('sms_outbox')
    .selectAll()
    .where(fits)
    .orderBy('add_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await tx
    .selectFrom('sms_outbox')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(fits)
    .executeTakeFirstOrThrow()
  return { list: rows.map((row) => ({ ...row, id: String(row.id) })), total }
}
