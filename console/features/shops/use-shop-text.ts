import { useMemo } from 'react'
import { shopTexts } from '../../../shared/i18n/shops.ts'
import { type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

export type ShopText = Translate<keyof typeof shopTexts.zh>

export const useShopText = (): ShopText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(shopTexts, language), [language])
}
