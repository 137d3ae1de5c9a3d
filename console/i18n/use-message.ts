import { useMemo } from 'react'
import { messageTexts } from '../../shared/i18n/messages.ts'
import { type Translate, translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'

type Message = Translate<keyof typeof messageTexts.zh>

/** A message of the catalogue in the language at hand; for code outside React. */
export const messageNow: Message = (key, params) =>
  translator(messageTexts, usePreferences.getState().language)(key, params)

export const useMessage = (): Message => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(messageTexts, language), [language])
}
