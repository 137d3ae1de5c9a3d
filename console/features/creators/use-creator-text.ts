import { creatorListTexts } from '../../../shared/areas/creators/list-words.ts'
import { creatorWords } from '../../../shared/areas/creators/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useCreatorText = wordsHook(allTexts(creatorWords, creatorListTexts))
