import { sessionApi } from '../../shared/areas/account/session-api.ts'
import { readStoredRecord } from '../../shared/record/stored.ts'
import { call } from '../http/client.ts'
import { CallError } from '../http/errors.ts'
import { endSession, openSession, useSession } from '../state/session.ts'
import { storage } from '../state/storage.ts'

/**
 * Replaces the record at hand by the server's, whole: what is stored is only a cache for the time of this call. Without an
 * answer the cache stays, and every other call is decided by the server anyway; an answer that holds no readable record
 * ends the session.
 */
export const refreshRecord = async (): Promise<void> => {
  const { token } = useSession.getState()
  if (!token) return
  try {
    const record = await call(sessionApi.info, {}, { tell: 'once', unreadable: 'login.unreadable' })
    if (useSession.getState().token === token) openSession(token, record)
  } catch (error) {
    if (error instanceof CallError && error.kind === 'answer') return endSession(token, 'unreadable')
    const now = useSession.getState()
    if (now.token === token && !now.record) {
      const record = readStoredRecord(storage)
      useSession.setState(record ? { record } : { token: null })
    }
  }
}
