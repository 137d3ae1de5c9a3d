import { readNumber } from '../env-number.ts'

/** What the installation pays for. */
export interface SmsLimits {
  /** Messages in 24 hours, for all together. */
  readonly daily: number
  /** Beginnings of numbers that are sent to; none: every mainland number. */
  readonly prefixes: readonly string[]
}

export const defaultLimits: SmsLimits = { daily: 1000, prefixes: [] }

/** `SMS_DAILY_MOST` and `SMS_PREFIXES`. @throws a sentence for people when one is not usable */
export const readSmsLimits = (env: NodeJS.ProcessEnv): SmsLimits => {
  const given = (env.SMS_PREFIXES ?? '').split(',').map((part) => part.trim())
  const prefixes = given.filter((part) => part !== '')
  const wrong = prefixes.find((part) => !/^1[3-9]\d{0,9}$/.test(part))
  if (wrong !== undefined)
    throw new Error(
      `SMS_PREFIXES 中的“${wrong}”不是手机号的开头（如 13,159）。 SMS_PREFIXES: "${wrong}" begins no mobile number (such as 13,159).`,
    )
  return { daily: readNumber('SMS_DAILY_MOST', env.SMS_DAILY_MOST, 1, 10_000_000) ?? defaultLimits.daily, prefixes }
}
