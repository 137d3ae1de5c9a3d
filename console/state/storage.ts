import type { ItemStorage } from '../../shared/record/stored.ts'

const inMemory = (): ItemStorage => {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const local = ((): ItemStorage | undefined => {
  try {
    window.localStorage.getItem('')
    return window.localStorage
  } catch {
    return undefined
  }
})()

/** The browser's local storage, or memory for the life of the page where even touching it throws. */
export const storage: ItemStorage = local ?? inMemory()
/** Whether what is stored outlives the page. */
export const storageLasts = local !== undefined
