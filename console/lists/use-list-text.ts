import { allListTexts } from '../../shared/i18n/all-lists.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { figureTexts } from '../../shared/i18n/figures.ts'
import { listPageTexts } from '../../shared/i18n/list-page.ts'
import { screenTexts } from '../../shared/i18n/screens.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

export const useListText = wordsHook(
  allTexts(commonWords, commonTexts, screenTexts, allListTexts, figureTexts, listPageTexts),
)
export type ListText = ReturnType<typeof useListText>
