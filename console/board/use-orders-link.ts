import { decideAccess } from '../../shared/access/decide.ts'
import { screenRow } from '../../shared/access/screens.ts'
import { useSession } from '../state/session.ts'

/** Parameters of the order list; the days are those of payment unless `date_type` says otherwise. */
export type Query = Readonly<Record<string, string | number | null | undefined>>

/** Where the paid orders of a period and filter are listed; null for whoever may not see them. */
export const useOrdersLink = (): ((query: Query) => string) | null => {
  const record = useSession((state) => state.record)
  if (!record || !decideAccess(record).allows('orders')) return null
  return (query) => {
    const params = new URLSearchParams({ date_type: 'paid' })
    for (const [name, value] of Object.entries(query))
      if (value !== null && value !== undefined && value !== '') params.set(name, String(value))
    return `${screenRow('orders').path}?${params}`
  }
}
