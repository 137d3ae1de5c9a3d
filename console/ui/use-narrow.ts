import { useSyncExternalStore } from 'react'

const mediaHook = (query: string): (() => boolean) => {
  const list = window.matchMedia(query)
  const subscribe = (changed: () => void): (() => void) => {
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => list.matches)
}

/** Spec section 9: below 992 px the sidebar is a drawer. */
export const useNarrow = mediaHook('(max-width: 991.98px)')

/** A telephone held upright: too narrow for a table of more than two columns. */
export const usePhone = mediaHook('(max-width: 599.98px)')
