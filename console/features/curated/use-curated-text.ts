import { useMemo } from 'react'
import { curatedTexts } from '../../../shared/i18n/curated.ts'
import { marketTexts } from '../../../shared/i18n/market.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts, type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = allTexts(curatedTexts, marketTexts, screenTexts)
export type CuratedKey = keyof typeof texts.zh
export type CuratedText = Translate<CuratedKey>

export const useCuratedText = (): CuratedText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(texts, language), [language])
}

export const topicKey = (topic: number): CuratedKey => `curated.topic.${topic}` as CuratedKey
