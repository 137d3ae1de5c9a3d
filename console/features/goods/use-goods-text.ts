import { useMemo } from 'react'
import { figureTexts } from '../../../shared/i18n/figures.ts'
import { goodsTexts } from '../../../shared/i18n/goods.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts, type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = allTexts(figureTexts, screenTexts, goodsTexts)
type GoodsKey = keyof typeof texts.zh
export type GoodsText = Translate<GoodsKey>

export const isGoodsKey = (key: string): key is GoodsKey => Object.hasOwn(texts.zh, key)

export const useGoodsText = (): GoodsText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(texts, language), [language])
}
