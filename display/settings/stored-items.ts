import type { storedKeys } from '../../shared/record/stored.ts'

/**
 * The keys of shared/record/stored.ts as values. Only their type is imported: the module itself brings the schema
 * library, which the wall's first number does not wait for. A key that differs does not compile.
 */
const keys: Pick<typeof storedKeys, 'token' | 'record' | 'theme' | 'language'> = {
  token: 'tw.token',
  record: 'tw.record',
  theme: 'tw.theme',
  language: 'tw.language',
}
export const itemKeys = keys

/** A stored item; null where storage is blocked or corrupt. */
export const readItem = (key: keyof typeof keys): string | null => {
  try {
    return localStorage.getItem(keys[key])
  } catch {
    return null
  }
}

export const writeItem = (key: keyof typeof keys, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(keys[key])
    else localStorage.setItem(keys[key], value)
  } catch {
    // A full or blocked storage: the choice holds for this page.
  }
}
