import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Changes, formatChanges, noChanges, parseChanges } from '../../../shared/access/preview.ts'

/** Account and what-if as the address says them, so that both can be shared and stand after a reload. */
export const usePreviewAddress = (viewer: string) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const asked = new URLSearchParams(search)
    const account = asked.get('account') || viewer
    const go = (id: string, changes: Changes): void => {
      // By hand: `:` and `,` may stand in a query, and people read it.
      const parts = [
        ...(id === viewer ? [] : [`account=${encodeURIComponent(id)}`]),
        ...(changes.size > 0 ? [`set=${formatChanges(changes)}`] : []),
      ]
      void navigate(parts.length > 0 ? `${pathname}?${parts.join('&')}` : pathname, { replace: true })
    }
    return {
      account,
      changes: parseChanges(asked.get('set')),
      /** Another account; a what-if is one of the account it was made for. */
      pick: (id: string) => go(id, noChanges),
      suppose: (changes: Changes) => go(account, changes),
    }
  }, [pathname, search, navigate, viewer])
}
