import { type ScreenId, titleOf } from '../../../shared/access/screens.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { consoleTexts } from '../../../shared/i18n/console.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { shellTexts } from '../../../shared/i18n/shell.ts'
import { joinTexts, translator } from '../../../shared/i18n/texts.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { textsHook } from '../../i18n/texts-hook.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = joinTexts(joinTexts(commonTexts, consoleTexts), joinTexts(screenTexts, shellTexts))
export type ShellKey = keyof typeof texts.zh

export const isShellKey = (key: string): key is ShellKey => key in texts.zh

/** The texts of the frame in the language at hand; for code outside React. */
export const shellTextNow: ShellText = (key, params) =>
  translator(texts, usePreferences.getState().language)(key, params)

export const useShellText = textsHook(texts)
export type ShellText = ReturnType<typeof useShellText>

/** Titles of screens as the record's mode calls them. */
export const useScreenTitle = (record: UserRecord | null): ((screen: ScreenId) => string) => {
  const text = useShellText()
  return (screen) => {
    const key = titleOf(screen, record)
    return isShellKey(key) ? text(key) : key
  }
}
