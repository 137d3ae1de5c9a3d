import { marketTexts } from '../../shared/i18n/market.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

export const useMarketText = wordsHook(marketTexts)
export type MarketText = ReturnType<typeof useMarketText>
