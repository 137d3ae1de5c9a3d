import { useSyncExternalStore } from 'react'

/** Spec section 9: below 992 px the sidebar is a drawer. */
const query = window.matchMedia('(max-width: 991.98px)')
const subscribe = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
