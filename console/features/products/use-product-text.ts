import { productTexts } from '../../../shared/areas/products/words.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useProductText = textsHook(productTexts)
