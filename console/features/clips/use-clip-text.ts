import { clipEnumWords, clipListWords } from '../../../shared/areas/clips/list-words.ts'
import { clipWords } from '../../../shared/areas/clips/words.ts'
import { materialKindWords } from '../../../shared/areas/materials/kind-words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useClipText = wordsHook(allTexts(clipWords, clipListWords, clipEnumWords, materialKindWords, commonWords))
