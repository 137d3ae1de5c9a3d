import { ttAccountListTexts, ttAccountWords } from '../../../shared/areas/tt-accounts/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useAccountText = wordsHook(allTexts(ttAccountWords, ttAccountListTexts, commonWords))
