import { marketListTexts } from '../../../shared/areas/products/list-words.ts'
import { shopListTexts } from '../../../shared/areas/shops/list-words.ts'
import { shopTexts } from '../../../shared/areas/shops/words.ts'
import { allTexts, pickTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useShopText = wordsHook(
  allTexts(shopTexts, shopListTexts, pickTexts(marketListTexts, 'seller.1', 'seller.2'), commonWords),
)
