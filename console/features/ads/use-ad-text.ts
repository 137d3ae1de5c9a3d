import { adListTexts } from '../../../shared/areas/ads/list-words.ts'
import { adTexts } from '../../../shared/areas/ads/words.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { figureTexts } from '../../../shared/i18n/figures.ts'
import { listPageTexts } from '../../../shared/i18n/list-page.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useAdText = wordsHook(
  allTexts(commonWords, commonTexts, screenTexts, figureTexts, listPageTexts, adListTexts, adTexts),
)
export type AdText = ReturnType<typeof useAdText>
