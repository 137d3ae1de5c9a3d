import { isAbsolute, resolve } from 'node:path'
import { isLoopback } from '../shared/net/address.ts'
import { readTrustedProxies } from '../shared/net/trusted-proxies.ts'
import { type PoolSizes, readPoolSizes } from './db/sizes.ts'
import { readNumber } from './env-number.ts'
import { readOn } from './env-text.ts'
import { type FxSettings, readFxSettings } from './fx/provider.ts'
import type { SpecialIds } from './http/record.ts'
import { findFfmpeg } from './media/find-ffmpeg.ts'
import { type MediaSettings, readMediaSettings } from './media/settings.ts'
import { readShopApp, type ShopApp } from './network/webhook.ts'
import { readPasswordMin } from './password/min.ts'
import { type ReportSettings, readReportSettings } from './reports/settings.ts'
import { readSmsLimits, type SmsLimits } from './sms/limits.ts'
import { readSmsSettings, type SmsSettings } from './sms/settings.ts'
import { type BankKeys, readBankKeys } from './vault/keys.ts'

export interface PlatformEnv {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** undefined: the bundled PostgreSQL in the data directory. */
  readonly databaseUrl: string | undefined
  readonly demo: { readonly scale: number | undefined; readonly days: number | undefined } | null
  readonly pools: PoolSizes
  readonly bench: boolean
  readonly sms: SmsSettings
  readonly smsLimits: SmsLimits
  readonly passwordMin: number | undefined
  readonly fx: FxSettings
  /** Whether pictures of products are fetched from where they stand. */
  readonly pictures: boolean
  /** Where files that people bring stand. */
  readonly mediaStore: MediaSettings
  readonly bankKeys: BankKeys
  /** Where reports may go. */
  readonly reports: ReportSettings
  readonly shopApp: ShopApp | null
  readonly special: SpecialIds
  /** Whose word on a caller's address is believed, beside this machine's. */
  readonly trustedProxies: readonly string[]
  /** Path of the ffmpeg of this machine; null without one. */
  readonly ffmpeg: string | null
  readonly logLevel: string
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

const ids = (name: string, text = ''): number[] => {
  const parts = text.split(',').map((part) => part.trim())
  const given = parts.filter((part) => part !== '')
  if (given.every((part) => /^\d{1,15}$/.test(part))) return given.map(Number)
  throw new Error(
    `${name} 应为用逗号分隔的编号，现在是“${text}”。 ${name} must be ids separated by commas, not "${text}".`,
  )
}

const oneId = (name: string, text: string | undefined): number | null => {
  const given = ids(name, text)
  if (given.length > 1) throw new Error(`${name} 只能是一个编号。 ${name} must be one id.`)
  return given[0] ?? null
}

/**
 * The platform's settings. `PLATFORM_PORT` and `PLATFORM_HOST` go before `PORT` and `HOST` (those of a started part).
 * @throws a sentence for people when one is not usable
 */
export const readEnv = (env: NodeJS.ProcessEnv): PlatformEnv => {
  const host = env.PLATFORM_HOST || env.HOST || '127.0.0.1'
  const dataDir = env.DATA_DIR || '.data'
  const level = env.LOG_LEVEL || 'info'
  const bench = readOn('BENCH', env.BENCH, false)
  if (!levels.includes(level))
    throw new Error(`LOG_LEVEL 应为其中之一。 LOG_LEVEL must be one of: ${levels.join(' ')}.`)
  if (bench && host !== 'localhost' && !isLoopback(host)) {
    throw new Error('BENCH=on 只能用于本机地址。 BENCH=on is for a loopback host only.')
  }
  const demo = readOn('DEMO', env.DEMO, true)
  return {
    host,
    port: readNumber('PORT', env.PLATFORM_PORT || env.PORT, 0, 65_535) ?? 8081,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl: env.DATABASE_URL || undefined,
    demo: demo
      ? {
          scale: readNumber('DEMO_SCALE', env.DEMO_SCALE, 0, 100),
          days: readNumber('DEMO_DAYS', env.DEMO_DAYS, 1, 3650),
        }
      : null,
    pools: readPoolSizes(env),
    bench,
    sms: readSmsSettings(env),
    smsLimits: readSmsLimits(env),
    passwordMin: readPasswordMin(env),
    fx: readFxSettings(env),
    pictures: readOn('PICTURES', env.PICTURES, true),
    mediaStore: readMediaSettings(env),
    bankKeys: readBankKeys(env),
    reports: readReportSettings(env),
    shopApp: readShopApp(env),
    special: {
      users: new Set(ids('SPECIAL_USER_IDS', env.SPECIAL_USER_IDS)),
      company: oneId('SPECIAL_COMPANY', env.SPECIAL_COMPANY),
      starCutters: new Set(ids('STAR_ORIGIN_CUTTER_IDS', env.STAR_ORIGIN_CUTTER_IDS)),
    },
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    ffmpeg: findFfmpeg(env),
    logLevel: level,
  }
}
