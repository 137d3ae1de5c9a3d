import { productTexts } from '../../../shared/i18n/products.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useProductText = textsHook(productTexts)
