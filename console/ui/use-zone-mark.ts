import { useCallback } from 'react'
import { zoneMark } from '../../shared/format/time.ts'
import { useSession } from '../state/session.ts'

/** What stands behind a moment or day told in `zone`: its offset to UTC, unless it is the company's own time. */
export const useZoneMark = (): ((t: number, zone: string) => string) => {
  const own = useSession((state) => state.record?.zone)
  return useCallback((t, zone) => (own === undefined ? '' : zoneMark(t, zone, own)), [own])
}
