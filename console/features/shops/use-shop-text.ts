import { shopTexts } from '../../../shared/i18n/shops.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useShopText = textsHook(shopTexts)
