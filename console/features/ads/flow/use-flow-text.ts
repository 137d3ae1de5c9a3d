import { adFlowListTexts, adFlowWords } from '../../../../shared/areas/ads/flow-words.ts'
import { allTexts } from '../../../../shared/i18n/texts.ts'
import { commonWords } from '../../../../shared/words/common.ts'
import { wordsHook } from '../../../i18n/texts-hook.ts'

export const useFlowText = wordsHook(allTexts(adFlowWords, adFlowListTexts, commonWords))
