import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ScreenId, screenRow } from '../../../shared/access/screens.ts'
import { openOverlay, useShell } from './shell-state.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
/** How the palette's key is written on this machine. */
export const commandKey = isMac ? '⌘K' : 'Ctrl+K'

/** `g` and then one of these. */
const goTo: Readonly<Record<string, ScreenId>> = { d: 'console', o: 'orders' }
const goWithinMs = 1500

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const dialogOpen = (): boolean => document.querySelector('dialog:modal') !== null

/**
 * The keys of the frame: Ctrl/⌘+K, `?`, `[`, and `g` followed by a letter. Single letters do nothing in fields, and none of
 * them under a dialog.
 */
export const useShellKeys = (onFold: () => void): void => {
  const navigate = useNavigate()
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || event.isComposing || altKey || dialogOpen()) return
      if (useShell.getState().overlay) return
      if ((isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault()
        openOverlay('palette')
        return
      }
      if (ctrlKey || metaKey || typing(event.target)) return
      const after = event.timeStamp - wentAt < goWithinMs ? goTo[key] : undefined
      wentAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (after) navigate(screenRow(after).path)
      else if (key === '?') openOverlay('shortcuts')
      else if (key === '[') onFold()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate, onFold])
}
