import type { Db } from '../db/tables.ts'
import { outboxProvider } from './outbox.ts'
import type { SmsProvider } from './provider.ts'
import type { SmsSettings } from './settings.ts'
import { Sms, type SmsParts } from './sms.ts'
import { webhookProvider } from './webhook.ts'

const providerOf = async (settings: SmsSettings, db: Db, now: () => number): Promise<SmsProvider> => {
  if (settings.provider === 'webhook') return webhookProvider(settings, now)
  if (settings.provider === 'aliyun') return (await import('./aliyun.ts')).aliyunProvider(settings)
  return outboxProvider(db, now)
}

/** The sender of codes by these settings. */
export const openSms = async (
  settings: SmsSettings,
  parts: Omit<SmsParts, 'provider'>,
  nowMs: () => number,
): Promise<Sms> => {
  const provider = await providerOf(settings, parts.db, () => Math.floor(nowMs() / 1000))
  return new Sms({ ...parts, provider })
}
