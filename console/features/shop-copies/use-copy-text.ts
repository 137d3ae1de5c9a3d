import { shopCopyListTexts, shopCopyWords } from '../../../shared/areas/shop-copies/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useCopyText = wordsHook(allTexts(shopCopyWords, shopCopyListTexts, commonWords))
