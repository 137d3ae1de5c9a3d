import { type Insertable, sql } from 'kysely'
import type { OutboxMessage } from '../../../shared/areas/outbox/api.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { SmsOutboxTable } from '../../db/tables-sms.ts'
import { type PageQuestion, readPage } from '../page.ts'
import { holds } from '../words.ts'

const KEPT_S = 86_400

/** Keeps a message; those older than a day go. */
export const keepInOutbox = async (db: Db, message: Insertable<SmsOutboxTable>): Promise<void> => {
  await db
    .deleteFrom('sms_outbox')
    .where('add_time', '<=', message.add_time - KEPT_S)
    .execute()
  await db.insertInto('sms_outbox').values(message).execute()
}

/** A page of the messages, newest first, and how many there are; `keyword` is part of a number. */
export const readOutbox = (tx: Tx, question: PageQuestion) =>
  readPage<OutboxMessage>(
    tx,
    {
      columns: sql`id::text as id, mobile, type, text, add_time, expire_time`,
      from: sql`from sms_outbox where ${holds(sql`mobile`, question.keyword)}`,
      order: sql`add_time desc, sms_outbox.id desc`,
    },
    question,
  )
