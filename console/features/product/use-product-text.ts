import { useMemo } from 'react'
import { productTexts } from '../../../shared/i18n/products.ts'
import { type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

export type ProductText = Translate<keyof typeof productTexts.zh>

export const useProductText = (): ProductText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(productTexts, language), [language])
}
