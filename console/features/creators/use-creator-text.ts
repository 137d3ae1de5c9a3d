import { creatorListTexts } from '../../../shared/areas/creators/list-words.ts'
import { creatorWords } from '../../../shared/areas/creators/words.ts'
import { sampleStateWords } from '../../../shared/areas/samples/list-words.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useCreatorText = wordsHook(
  allTexts(commonWords, commonTexts, creatorWords, creatorListTexts, sampleStateWords),
)
