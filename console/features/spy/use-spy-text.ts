import { spyTexts } from '../../../shared/areas/spy/words.ts'
import { allListTexts } from '../../../shared/i18n/all-lists.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useSpyText = wordsHook(allTexts(commonWords, screenTexts, allListTexts, spyTexts))
