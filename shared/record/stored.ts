import { storedKeys } from './keys.ts'
import { readRecord, type UserRecord } from './record.ts'

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
export const readStoredRecord = (storage: ItemStorage): UserRecord | null =>
  attempt(() => readRecord(JSON.parse(read(storage, storedKeys.record) ?? 'null')), null)
export const writeSession = (storage: ItemStorage, token: string, record: UserRecord): void => {
  write(storage, storedKeys.token, token)
  write(storage, storedKeys.record, JSON.stringify(record))
}
export const clearSession = (storage: ItemStorage): void => {
  write(storage, storedKeys.token, null)
  write(storage, storedKeys.record, null)
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
