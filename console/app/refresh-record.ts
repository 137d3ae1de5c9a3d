import { sessionApi } from '../../shared/api/session.ts'
import { readStoredRecord } from '../../shared/record/stored.ts'
import { call } from '../http/client.ts'
import { openSession, useSession } from '../state/session.ts'
import { storage } from '../state/storage.ts'

/**
 * Replaces the record at hand by the server's, whole: what is stored is only a cache for the time of this call. Without an
 * answer the cache stays, and every other call is decided by the server anyway.
 */
export const refreshRecord = async (): Promise<void> => {
  const { token } = useSession.getState()
  if (!token) return
  try {
    const record = await call(sessionApi.info, {}, { tell: 'once' })
    if (useSession.getState().token === token) openSession(token, record)
  } catch {
    const now = useSession.getState()
    if (now.token === token && !now.record) {
      const record = readStoredRecord(storage)
      useSession.setState(record ? { record } : { token: null })
    }
  }
}
