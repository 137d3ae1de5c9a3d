import { useEffect } from 'react'

/** The forms that hold what nobody has sent yet. */
export type Unsaved = ReadonlySet<symbol>

const dirty = new Set<symbol>()

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
const count = (): void => {
  if (dirty.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

const since = (before: Unsaved | undefined): readonly symbol[] => [...dirty].filter((form) => !before?.has(form))

/** As it stands now, to be told later what came after it. */
export const unsavedNow = (): Unsaved => new Set(dirty)

/** Whether some form, but for those `before`, holds what nobody has sent yet. */
export const hasUnsaved = (before?: Unsaved): boolean => since(before).length > 0

/** What was typed is given up on purpose: what holds it may go. */
export const forgetUnsaved = (before?: Unsaved): void => {
  for (const form of since(before)) dirty.delete(form)
  count()
}

/** While `unsaved`, leaving the page or the dialog around it asks first. */
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
