import { useEffect, useRef } from 'react'
import { intoSight } from './into-sight.ts'

interface Keys {
  /** Rows on the page, and the one whose drawer is open. */
  readonly rows: readonly string[]
  readonly open: string
  readonly onOpen: (key: string) => void
  /** Draws a row that is out of sight, so that it can be focused. */
  readonly onReach: (key: string) => void
  /** Escape, where nothing else takes it. */
  readonly onLeave: () => void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
const covered = (): boolean => document.querySelector('dialog:modal, [popover="auto"]:popover-open') !== null

/** What opens a row, where it is drawn. */
export const linkOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-list] [data-key="${CSS.escape(key)}"] a`)
const focusedRow = (): string =>
  document.activeElement?.closest<HTMLElement>('[data-list] [data-key]')?.dataset.key ?? ''

/** The first row that is whole below the headings of a table; empty where rows are cards. */
const firstInSight = (): string => {
  const table = document.querySelector('[data-list] .lt-scroll')
  const top = table?.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0
  const lines = [...(table?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])]
  return lines.find((line) => line.getBoundingClientRect().top >= top - 1)?.dataset.key ?? ''
}

/** The table has the keys that the browser scrolls with, unless the focus is in the drawer or outside the list. */
const tableOfKeys = (): HTMLElement | null => {
  const at = document.activeElement ?? document.body
  const elsewhere = at !== document.body && (!at.closest('[data-list]') || at.closest('[data-testid="row-drawer"]'))
  return elsewhere ? null : document.querySelector<HTMLElement>('[data-list] .lt-scroll')
}

/** Rows that are wholly in sight between headings and totals. */
const rowsInSight = (table: HTMLElement): number => {
  const height = (of: string): number => table.querySelector<HTMLElement>(of)?.offsetHeight ?? 0
  const free = table.clientHeight - height('thead') - height('tfoot')
  return Math.max(1, Math.floor(free / Math.max(1, height('tr[data-key]'))))
}

/** Where a key leads from row `at` of `count`; undefined for a key that leads nowhere. */
const jump = (key: string, at: number, count: number, table: HTMLElement): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'PageDown') return Math.min(count - 1, at + rowsInSight(table))
  return key === 'PageUp' ? Math.max(0, at - rowsInSight(table)) : undefined
}

/**
 * The keys of a list: rows by arrows, pages, Home and End, Enter, `/` to the search field, `e` to the formats of an export, Escape. None while
 * one types.
 */
export const useListKeys = (keys: Keys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const goTo = (key: string): boolean => {
      if (!linkOf(key)) latest.current.onReach(key)
      const link = linkOf(key)
      link?.focus({ preventScroll: true })
      const row = link?.closest('[data-key]')
      if (row) intoSight(row)
      return link !== null
    }
    const leap = (key: string): boolean => {
      const { rows, open } = latest.current
      const table = tableOfKeys()
      const at = Math.max(0, rows.indexOf(focusedRow() || open || firstInSight()))
      const to = table ? rows[jump(key, at, rows.length, table) ?? -1] : undefined
      return to !== undefined && goTo(to)
    }
    const step = (by: 1 | -1): boolean => {
      const { rows, open, onOpen } = latest.current
      const at = rows.indexOf(open || focusedRow())
      const next = rows[at < 0 ? Math.max(0, rows.indexOf(firstInSight())) : at + by]
      if (next === undefined) return rows.length > 0
      if (!open) return goTo(next)
      onOpen(next)
      return true
    }
    const act = (key: string): boolean => {
      if (key === 'ArrowDown' || key === 'ArrowUp') return step(key === 'ArrowDown' ? 1 : -1)
      if (key === '/') document.querySelector<HTMLElement>('.list-find-field')?.focus()
      else if (key === 'e') document.querySelector<HTMLElement>('.list-tools [data-testid="export"]')?.click()
      else if (key === 'Escape') latest.current.onLeave()
      else return leap(key)
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
