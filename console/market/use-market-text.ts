import { marketTexts } from '../../shared/areas/products/action-words.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

export const useMarketText = wordsHook(allTexts(marketTexts, commonWords))
export type MarketText = ReturnType<typeof useMarketText>
