import { useMemo } from 'react'
import { importTexts } from '../../../../shared/i18n/imports.ts'
import { type Translate, translator } from '../../../../shared/i18n/texts.ts'
import { usePreferences } from '../../../state/preferences.ts'

export type ImportText = Translate<keyof typeof importTexts.zh>

export const useImportText = (): ImportText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(importTexts, language), [language])
}
