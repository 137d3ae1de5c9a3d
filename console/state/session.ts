import { create } from 'zustand'
import { storedKeys } from '../../shared/record/keys.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { clearSession, readStoredRecord, readToken, writeSession } from '../../shared/record/stored.ts'
import { storage } from './storage.ts'

/**
 * `record` null with a `token` means that the server has not yet said whose it is: another tab signed in, or what is stored
 * cannot be believed. `ended` says why the session ended, where it was not the user who ended it: the server does not know
 * it any more, or gave a record that cannot be read.
 */
export interface Session {
  readonly token: string | null
  readonly record: UserRecord | null
  readonly ended: 'gone' | 'unreadable' | null
}

const none: Session = { token: null, record: null, ended: null }

const stored = (): Session => {
  const token = readToken(storage)
  const record = readStoredRecord(storage)
  return token ? { token, record, ended: null } : none
}

export const useSession = create<Session>(stored)

/** A fresh sign-in, or the server's current record of the session that runs. */
export const openSession = (token: string, record: UserRecord): void => {
  writeSession(storage, token, record)
  useSession.setState({ token, record, ended: null })
}

/** `token` opens nothing any more. A later session, opened while that answer was under way, stays. */
export const endSession = (token: string | null, why: Session['ended'] = 'gone'): void => {
  if (useSession.getState().token !== token) return
  clearSession(storage)
  useSession.setState({ token: null, record: null, ended: token === null ? null : why })
}

/** Some fields of the running session's record have changed. */
export const changeRecord = (fields: Partial<UserRecord>): void => {
  const { token, record } = useSession.getState()
  if (token && record) openSession(token, { ...record, ...fields })
}

/**
 * Signs out here and in every other tab; the page is left by a real navigation, so nothing of the session stays in memory.
 * `afterMs` leaves time to read why.
 */
export const leaveSession = (afterMs = 0): void => {
  clearSession(storage)
  const leave = (): void => window.location.assign('/login')
  if (afterMs > 0) setTimeout(leave, afterMs)
  else leave()
}

/** Gives up `token` here and starts the page afresh, which leads to the login page and back. */
export const dropSession = (token: string): void => {
  if (useSession.getState().token === token) clearSession(storage)
  window.location.reload()
}

/**
 * Follows sign-in and sign-out of other tabs. Another token is never mixed with the record at hand, and a record that
 * changes in storage under the same token is not believed: `ask` fetches the server's.
 */
export const followOtherTabs = (ask: () => void): void => {
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== storedKeys.token && event.key !== storedKeys.record) return
    const token = readToken(storage)
    const held = useSession.getState().token
    if (token === null) {
      if (held !== null) useSession.setState(none)
    } else if (token !== held) {
      useSession.setState({ token, record: null, ended: null })
      ask()
    } else if (event.key === storedKeys.record && event.newValue !== JSON.stringify(useSession.getState().record)) {
      ask()
    }
  })
}
