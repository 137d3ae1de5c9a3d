import { useEffect, useRef } from 'react'

interface Keys {
  /** Rows on the page, and the one whose drawer is open. */
  readonly rows: readonly string[]
  readonly open: string
  readonly onOpen: (key: string) => void
  readonly onExport: () => void
  /** Escape, where nothing else takes it. */
  readonly onLeave: () => void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
const covered = (): boolean => document.querySelector('dialog:modal, [popover="auto"]:popover-open') !== null

const linkOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-list] [data-key="${CSS.escape(key)}"] a`)
const focusedRow = (): string =>
  document.activeElement?.closest<HTMLElement>('[data-list] [data-key]')?.dataset.key ?? ''

/** The keys of a list: rows by arrows, Enter, `/` to the search field, `e` exports, Escape. None while one types. */
export const useListKeys = (keys: Keys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const step = (by: 1 | -1): boolean => {
      const { rows, open, onOpen } = latest.current
      const at = rows.indexOf(open || focusedRow())
      const next = rows[at < 0 ? 0 : at + by]
      if (next === undefined) return rows.length > 0
      if (open) onOpen(next)
      else linkOf(next)?.focus()
      return true
    }
    const act = (key: string): boolean => {
      if (key === 'ArrowDown' || key === 'ArrowUp') return step(key === 'ArrowDown' ? 1 : -1)
      if (key === '/') document.querySelector<HTMLElement>('.list-find-field')?.focus()
      else if (key === 'e') latest.current.onExport()
      else if (key === 'Escape') latest.current.onLeave()
      else return false
      return true
    }
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return
      if (typing(event.target) || covered()) return
      if (act(key)) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
