import { useMemo } from 'react'
import { publicTexts } from '../../shared/i18n/public.ts'
import { type Translate, translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'

/** The texts of registration, forgotten password and policy; apart from the shell's, so that login does not carry them. */
export const usePublicText = (): Translate<keyof typeof publicTexts.zh> => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(publicTexts, language), [language])
}
