import { useLayoutEffect } from 'react'
import { intoSight } from './into-sight.ts'

/** Brings the row whose drawer opens into sight within `scroll`, whichever way it was opened; `stands`: on this page. */
export const useOpenInSight = (scroll: HTMLElement | null, open: string, stands: boolean): void =>
  useLayoutEffect(() => {
    const row = stands ? scroll?.querySelector(`[data-key="${CSS.escape(open)}"]`) : null
    if (row) intoSight(row)
  }, [scroll, open, stands])
