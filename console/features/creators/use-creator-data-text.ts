import { creatorDataTexts } from '../../../shared/areas/creators/data-words.ts'
import { creatorListTexts } from '../../../shared/areas/creators/list-words.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { listTexts } from '../../../shared/i18n/lists.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useCreatorDataText = wordsHook(
  allTexts(commonWords, commonTexts, listTexts, creatorListTexts, creatorDataTexts),
)
