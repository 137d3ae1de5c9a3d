import { useMemo } from 'react'
import { chartTexts } from '../../shared/i18n/charts.ts'
import { type Translate, translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'

export const useChartText = (): Translate<keyof typeof chartTexts.zh> => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(chartTexts, language), [language])
}
