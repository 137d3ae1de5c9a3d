import { create } from 'zustand'
import { storedKeys } from '../../shared/record/keys.ts'
import { storage } from './storage.ts'

/** Unix milliseconds until which the server sends no other code, by purpose and number. */
type Waits = Readonly<Record<string, number>>

/** The longest that a number waits for the next code; what is further away was stored by another clock. */
const longestMs = 60_000

const living = (waits: Waits): Waits => {
  const now = Date.now()
  return Object.fromEntries(Object.entries(waits).filter(([, until]) => until > now && until <= now + longestMs))
}

const stored = (): Waits => {
  try {
    const waits: unknown = JSON.parse(storage.getItem(storedKeys.smsWaits) ?? '{}')
    return living(Object.fromEntries(Object.entries(waits ?? {}).filter(([, until]) => typeof until === 'number')))
  } catch {
    return {}
  }
}

/** Outlives dialogs and the page, as the server's wait does. */
export const useSmsWaits = create<Waits>(stored)

/** `key` waits `seconds` from now; a longer wait is no countdown but a refusal in words. */
export const waitForSms = (key: string, seconds: number): void => {
  if (seconds * 1000 > longestMs) return
  const waits = living({ ...useSmsWaits.getState(), [key]: Date.now() + seconds * 1000 })
  useSmsWaits.setState(waits, true)
  try {
    storage.setItem(storedKeys.smsWaits, JSON.stringify(waits))
  } catch {
    // A full storage: the page remembers, and the server refuses anyway.
  }
}
