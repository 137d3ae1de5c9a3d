import { useMemo } from 'react'
import { exportTexts } from '../../../shared/i18n/exports.ts'
import { type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

export const useExportText = (): Translate<keyof typeof exportTexts.zh> => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(exportTexts, language), [language])
}
