import { marketTexts } from '../../shared/areas/products/action-words.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

export const useMarketText = wordsHook(marketTexts)
export type MarketText = ReturnType<typeof useMarketText>
