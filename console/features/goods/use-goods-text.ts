import { goodsTexts } from '../../../shared/areas/goods/words.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { figureTexts } from '../../../shared/i18n/figures.ts'
import { listTexts } from '../../../shared/i18n/lists.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

const texts = allTexts(commonWords, commonTexts, figureTexts, screenTexts, listTexts, goodsTexts)

export const useGoodsText = wordsHook(texts)
export type GoodsText = ReturnType<typeof useGoodsText>
