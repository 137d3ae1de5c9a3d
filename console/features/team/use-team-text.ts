import { useMemo } from 'react'
import { type Translate, translator } from '../../../shared/i18n/texts.ts'
import { trendTexts } from '../../../shared/i18n/trend.ts'
import { usePreferences } from '../../state/preferences.ts'

export type TeamText = Translate<keyof typeof trendTexts.zh>

export const useTeamText = (): TeamText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(trendTexts, language), [language])
}
