import { translator } from '../../shared/i18n/texts.ts'
import { unsavedTexts } from '../../shared/i18n/unsaved.ts'
import { confirm } from './confirm.ts'
import { usePreferences } from './preferences.ts'
import { forgetUnsaved, hasUnsaved, type Unsaved } from './unsaved.ts'

/** True when nothing typed would be lost, but for what was unsaved `before`, or when the user gives it up. */
export const mayLeave = async (before?: Unsaved): Promise<boolean> => {
  if (!hasUnsaved(before)) return true
  const say = translator(unsavedTexts, usePreferences.getState().language)
  const leave = await confirm({
    title: say('unsaved.title'),
    text: say('unsaved.text'),
    yes: say('unsaved.yes'),
    no: say('unsaved.no'),
    danger: true,
  })
  if (leave) forgetUnsaved(before)
  return leave
}
