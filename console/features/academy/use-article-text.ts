import { articleListTexts, articleWords } from '../../../shared/areas/academy/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useArticleText = wordsHook(allTexts(articleWords, articleListTexts, commonWords))
