import { useEffect, useState } from 'react'
import { decideAccess } from '../../../shared/access/decide.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { readBillReminder, writeBillReminder } from '../../../shared/record/stored.ts'
import { CallError } from '../../http/errors.ts'
import { storage } from '../../state/storage.ts'
import { type DueBills, fetchDueBills } from './bills-due.ts'
import { isDue } from './hourly.ts'

/** Often enough to notice that the machine slept over the hour. */
const lookMs = 30_000

/** True for the one tab that reminds in this hour. */
const claim = (nowMs: number): boolean => {
  if (!isDue(readBillReminder(storage), nowMs)) return false
  writeBillReminder(storage, nowMs)
  return true
}

/**
 * Bills that wait for `record`, looked up at once and hourly while the page is visible, and once after the machine slept.
 * A look that fails says nothing and comes again soon; a platform without the call is not asked again.
 */
export const useBillWatch = (record: UserRecord): { due: DueBills | undefined; dismiss: () => void } => {
  const [due, setDue] = useState<DueBills>()
  const may = decideAccess(record).allows('bills')
  useEffect(() => {
    if (!may) return
    const leave = new AbortController()
    let last = 0
    let offered = true
    const look = async (): Promise<void> => {
      const now = Date.now()
      if (!offered || document.hidden || !isDue(last, now)) return
      last = now
      try {
        const found = await fetchDueBills(leave.signal)
        if (found && !leave.signal.aborted && claim(now)) setDue(found)
      } catch (error) {
        last = 0
        if (error instanceof CallError && error.kind === 'missing') offered = false
      }
    }
    const lookNow = (): void => void look()
    lookNow()
    const timer = setInterval(lookNow, lookMs)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      leave.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [may])
  return { due, dismiss: () => setDue(undefined) }
}
