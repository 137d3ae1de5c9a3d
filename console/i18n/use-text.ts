import { useMemo } from 'react'
import { commonTexts } from '../../shared/i18n/common.ts'
import { consoleTexts } from '../../shared/i18n/console.ts'
import { joinTexts, type Translate, translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'

const texts = joinTexts(commonTexts, consoleTexts)
export type TextKey = keyof typeof texts.zh
export type Text = Translate<TextKey>

export const isTextKey = (key: string): key is TextKey => key in texts.zh

/** The texts of the shell in the language at hand; for code outside React. */
export const textNow: Text = (key, params) => translator(texts, usePreferences.getState().language)(key, params)

export const useText = (): Text => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(texts, language), [language])
}
