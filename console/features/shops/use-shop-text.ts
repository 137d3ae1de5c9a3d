import { shopTexts } from '../../../shared/areas/shops/words.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useShopText = textsHook(shopTexts)
