import { staffListTexts } from '../../../shared/areas/staff/list-words.ts'
import { staffWords } from '../../../shared/areas/staff/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useStaffText = wordsHook(allTexts(commonWords, staffWords, staffListTexts))
