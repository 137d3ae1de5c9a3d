import { useMemo } from 'react'
import { commonTexts } from '../../shared/i18n/common.ts'
import { figureTexts } from '../../shared/i18n/figures.ts'
import { joinTexts, type Translate, translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'

const texts = joinTexts(commonTexts, figureTexts)
type FigureKey = keyof typeof texts.zh

export const useFigureText = (): Translate<FigureKey> => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(texts, language), [language])
}

export const isFigureKey = (key: string): key is FigureKey => key in texts.zh
