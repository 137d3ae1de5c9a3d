import type { KeyboardEvent } from 'react'

const stops: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys, Home and End move between what can be seen of a menu; Tab goes through it as ever. */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>): void => {
  const next = stops[event.key]
  if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu-entry')].filter((entry) =>
    entry.checkVisibility(),
  )
  const here = document.activeElement
  const at = here instanceof HTMLElement ? entries.indexOf(here) : -1
  if (at < 0) return
  event.preventDefault()
  entries[next(at, entries.length - 1)]?.focus()
}
