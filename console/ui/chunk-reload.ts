const key = 'tw.console.reloaded'
const againAfterMs = 60_000

/** A part of the app could not be fetched: the build was replaced, or the network failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** True at most once a minute for this tab; where session storage is blocked, never: better an error than a loop. */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'> | undefined, now: number): boolean => {
  try {
    if (!storage) return false
    const before = Number(storage.getItem(key) ?? 0)
    if (now - before < againAfterMs) return false
    storage.setItem(key, String(now))
    return storage.getItem(key) === String(now)
  } catch {
    return false
  }
}

const tabStorage = (): Storage | undefined => {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** What `load` gives; when it fails, one reload of the page, and after that a ChunkError. */
export const loadOrReload = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (cause) {
    if (mayReload(tabStorage(), Date.now())) {
      window.location.reload()
      return new Promise<T>(() => {})
    }
    throw new ChunkError('chunk', { cause })
  }
}
