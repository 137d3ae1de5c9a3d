import { dealListTexts, dealWords } from '../../../shared/areas/deals/words.ts'
import { sampleStateWords } from '../../../shared/areas/samples/list-words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useDealText = wordsHook(allTexts(dealWords, dealListTexts, sampleStateWords, commonWords))
