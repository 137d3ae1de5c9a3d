import { materialListTexts } from '../../../shared/areas/materials/list-words.ts'
import { originalListTexts, originalWords } from '../../../shared/areas/originals/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useOriginalText = wordsHook(allTexts(originalWords, originalListTexts, materialListTexts))
