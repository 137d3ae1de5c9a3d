import { mcnListTexts, mcnWords } from '../../../shared/areas/mcn/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useMcnText = wordsHook(allTexts(mcnWords, mcnListTexts, commonWords))
