import { figureTexts } from '../../../shared/i18n/figures.ts'
import { goodsTexts } from '../../../shared/i18n/goods.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

const texts = allTexts(figureTexts, screenTexts, goodsTexts)
type GoodsKey = keyof typeof texts.zh

export const isGoodsKey = (key: string): key is GoodsKey => Object.hasOwn(texts.zh, key)

export const useGoodsText = textsHook(texts)
export type GoodsText = ReturnType<typeof useGoodsText>
