import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the machine has a network at all; says nothing of the platform. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
