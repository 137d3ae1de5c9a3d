import { goodsTexts } from '../../../shared/areas/goods/words.ts'
import { figureTexts } from '../../../shared/i18n/figures.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

const texts = allTexts(commonWords, figureTexts, screenTexts, goodsTexts)

export const useGoodsText = textsHook(texts)
export type GoodsText = ReturnType<typeof useGoodsText>
