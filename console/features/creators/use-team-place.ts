import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Whose people the page shows, as its address says: empty for the viewer's own. */
export const useTeamPlace = (): { readonly chosen: string; readonly choose: (pid: string) => void } => {
  const [params, setParams] = useSearchParams()
  const choose = useCallback(
    (pid: string) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        for (const name of ['pid', 'open', 'page']) next.delete(name)
        if (pid) next.set('pid', pid)
        return next
      }),
    [setParams],
  )
  return { chosen: params.get('pid') ?? '', choose }
}
