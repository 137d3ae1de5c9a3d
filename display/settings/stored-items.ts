import { storedKeys } from '../../shared/record/keys.ts'

/** A stored item; null where storage is blocked or corrupt. */
export const readItem = (key: keyof typeof storedKeys): string | null => {
  try {
    return localStorage.getItem(storedKeys[key])
  } catch {
    return null
  }
}

export const writeItem = (key: keyof typeof storedKeys, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(storedKeys[key])
    else localStorage.setItem(storedKeys[key], value)
  } catch {
    // A full or blocked storage: the choice holds for this page.
  }
}
