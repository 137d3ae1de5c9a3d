import { useMemo } from 'react'
import { marketTexts } from '../../shared/i18n/market.ts'
import { type Translate, translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'

export type MarketText = Translate<keyof typeof marketTexts.zh>

export const useMarketText = (): MarketText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(marketTexts, language), [language])
}
