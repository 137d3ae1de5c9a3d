import { storedKeys } from '../../shared/record/keys.ts'
import { storage } from './storage.ts'

const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** This device's own secret, made when first asked for; it stays when a session ends. */
export const deviceKey = (): string => {
  try {
    const kept = storage.getItem(storedKeys.device)
    if (kept) return kept
    const key = newKey()
    storage.setItem(storedKeys.device, key)
    return key
  } catch {
    return newKey() // a full storage: a stranger each time
  }
}
