import { billListTexts } from '../../../shared/areas/bills/list-words.ts'
import { billWords } from '../../../shared/areas/bills/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useBillText = wordsHook(allTexts(commonWords, billListTexts, billWords))
