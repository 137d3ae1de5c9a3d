import { useEffect } from 'react'

const dirty = new Set<symbol>()

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
const count = (): void => {
  if (dirty.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

/** Whether some form holds what nobody has sent yet. */
export const hasUnsaved = (): boolean => dirty.size > 0

/** What was typed is given up on purpose: the page may go. */
export const forgetUnsaved = (): void => {
  dirty.clear()
  count()
}

/** While `unsaved`, leaving the page asks first. */
export const useUnsaved = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return
    const form = Symbol('form')
    dirty.add(form)
    count()
    return () => {
      dirty.delete(form)
      count()
    }
  }, [unsaved])
}
