import { marketTexts } from '../../shared/areas/products/action-words.ts'
import { textsHook } from '../i18n/texts-hook.ts'

export const useMarketText = textsHook(marketTexts)
export type MarketText = ReturnType<typeof useMarketText>
