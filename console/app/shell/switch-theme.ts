import { writesSettled } from '../../http/pending.ts'
import { mayLeave } from '../../state/may-leave.ts'
import { setTheme, usePreferences } from '../../state/preferences.ts'

/** Flips, stores, and reloads as the specification asks: after the writes under way, and not over what is unsaved. */
export const switchTheme = async (): Promise<void> => {
  if (!(await mayLeave())) return
  setTheme(usePreferences.getState().theme === 'dark' ? 'light' : 'dark')
  await writesSettled()
  window.location.reload()
}
