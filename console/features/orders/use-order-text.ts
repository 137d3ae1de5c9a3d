import { orderTexts } from '../../../shared/areas/orders/words.ts'
import { listTexts } from '../../../shared/i18n/lists.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

const texts = allTexts(commonWords, listTexts, orderTexts)
type OrderKey = keyof typeof texts.zh

export const useOrderText = textsHook(texts)

/** A key that ends in a number of an enumeration, or in a name of the wire. */
export const isOrderKey = (key: string): key is OrderKey => Object.hasOwn(texts.zh, key)
