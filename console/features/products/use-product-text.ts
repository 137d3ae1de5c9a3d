import { productTexts } from '../../../shared/areas/products/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useProductText = textsHook(allTexts(productTexts, commonWords))
