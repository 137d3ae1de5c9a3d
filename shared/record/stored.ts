import { storedKeys } from './keys.ts'
import { readRecord, type UserRecord, userRecord } from './record.ts'

/** The part of a browser's storage that the stored items use. */
export interface ItemStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action()
  } catch {
    return fallback
  }
}

const read = (storage: ItemStorage, key: string): string | null => attempt(() => storage.getItem(key), null)
const write = (storage: ItemStorage, key: string, value: string | null): void =>
  attempt(() => (value === null ? storage.removeItem(key) : storage.setItem(key, value)), undefined)

/** Stored items with their defaults: a corrupt, blocked or full storage reads as the default and never throws. */
export const readToken = (storage: ItemStorage): string | null => read(storage, storedKeys.token) || null

/**
 * The stored record, or null. What we wrote holds every field in its form; anything else (corrupt, edited by hand, of an
 * older version) is not believed, and the app asks the server with the token instead.
 */
export const readStoredRecord = (storage: ItemStorage): UserRecord | null =>
  attempt(() => {
    const raw: unknown = JSON.parse(read(storage, storedKeys.record) ?? 'null')
    const record = readRecord(raw)
    if (!record || typeof raw !== 'object' || raw === null) return null
    const same = (key: string): boolean =>
      JSON.stringify(Reflect.get(raw, key)) === JSON.stringify(Reflect.get(record, key))
    return Object.keys(userRecord.shape).every(same) ? record : null
  }, null)
export const writeSession = (storage: ItemStorage, token: string, record: UserRecord): void => {
  write(storage, storedKeys.token, token)
  write(storage, storedKeys.record, JSON.stringify(record))
}
export const clearSession = (storage: ItemStorage): void => {
  write(storage, storedKeys.token, null)
  write(storage, storedKeys.record, null)
  write(storage, storedKeys.billReminder, null)
  write(storage, storedKeys.picture, null)
}
export const readTheme = (storage: ItemStorage): 'dark' | 'light' =>
  read(storage, storedKeys.theme) === 'light' ? 'light' : 'dark'
export const writeTheme = (storage: ItemStorage, theme: 'dark' | 'light'): void =>
  write(storage, storedKeys.theme, theme)
export const readLanguage = (storage: ItemStorage): 'zh' | 'en' =>
  read(storage, storedKeys.language) === 'en' ? 'en' : 'zh'
export const writeLanguage = (storage: ItemStorage, language: 'zh' | 'en'): void =>
  write(storage, storedKeys.language, language)
export const readSidebarOpen = (storage: ItemStorage): boolean => read(storage, storedKeys.sidebar) !== 'closed'
export const writeSidebarOpen = (storage: ItemStorage, open: boolean): void =>
  write(storage, storedKeys.sidebar, open ? 'open' : 'closed')
/** Empty without one. */
export const readAccount = (storage: ItemStorage): string => read(storage, storedKeys.account)?.slice(0, 64) ?? ''
export const writeAccount = (storage: ItemStorage, account: string | null): void =>
  write(storage, storedKeys.account, account || null)
export const readOrderCorrection = (storage: ItemStorage): boolean => read(storage, storedKeys.orderCorrection) === '1'
export const writeOrderCorrection = (storage: ItemStorage): void => write(storage, storedKeys.orderCorrection, '1')
/** Unix milliseconds; 0 without one. */
export const readBillReminder = (storage: ItemStorage): number => Number(read(storage, storedKeys.billReminder)) || 0
export const writeBillReminder = (storage: ItemStorage, atMs: number): void =>
  write(storage, storedKeys.billReminder, String(atMs))
/** Unix milliseconds, oldest first. */
export const readGuardReloads = (storage: ItemStorage): readonly number[] =>
  (read(storage, storedKeys.guardReloads) ?? '')
    .split(',')
    .map(Number)
    .filter((atMs) => atMs > 0)
export const writeGuardReloads = (storage: ItemStorage, reloads: readonly number[]): void =>
  write(storage, storedKeys.guardReloads, reloads.join(','))
