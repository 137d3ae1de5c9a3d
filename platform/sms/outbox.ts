import type { Db } from '../db/tables.ts'
import { keepInOutbox } from '../queries/sms/outbox.ts'
import { CODE_LIFE_S } from './codes.ts'
import type { SmsProvider } from './provider.ts'

/** Sends nothing: operators read the messages in the outbox. */
export const outboxProvider = (db: Db, now: () => number): SmsProvider => ({
  name: 'log',
  send: async ({ mobile, type, text }) => {
    const add_time = now()
    await keepInOutbox(db, { mobile, type, text, add_time, expire_time: add_time + CODE_LIFE_S })
  },
})
