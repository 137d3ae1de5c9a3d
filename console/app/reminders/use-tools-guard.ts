import { useEffect, useState } from 'react'
import type { UserRecord } from '../../../shared/record/record.ts'
import { isDesktop, opensTools, toolsDocked } from './dev-tools.ts'

/** Spec section 9. */
const lookMs = 50
/** While a window is being resized, frame and page differ for a moment. */
const looksInARow = 4

/** Whether docked tools stand open: only for records without the right to them (has_console 0), on a desktop. */
export const useToolsGuard = (record: UserRecord): boolean => {
  const [docked, setDocked] = useState(false)
  const watched = record.has_console === 0
  useEffect(() => {
    if (!watched) return
    const touch = window.matchMedia('(hover: none) and (pointer: coarse)')
    const desktop = (): boolean => isDesktop(window.outerWidth, touch.matches)
    const block = (event: KeyboardEvent): void => {
      if (desktop() && opensTools(event)) event.preventDefault()
    }
    let seen = 0
    const timer = setInterval(() => {
      seen = desktop() && toolsDocked(window) ? seen + 1 : 0
      setDocked(seen >= looksInARow)
    }, lookMs)
    window.addEventListener('keydown', block, { capture: true })
    return () => {
      clearInterval(timer)
      window.removeEventListener('keydown', block, { capture: true })
      setDocked(false)
    }
  }, [watched])
  return docked
}
