import { useMemo } from 'react'
import { listTexts } from '../../../shared/i18n/lists.ts'
import { orderTexts } from '../../../shared/i18n/orders.ts'
import { joinTexts, type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = joinTexts(listTexts, orderTexts)
type OrderKey = keyof typeof texts.zh

export type OrderText = Translate<OrderKey>

export const useOrderText = (): OrderText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(texts, language), [language])
}

/** A key that ends in a number of an enumeration, or in a name of the wire. */
export const isOrderKey = (key: string): key is OrderKey => Object.hasOwn(texts.zh, key)
