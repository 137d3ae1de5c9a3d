import { materialListTexts } from '../../../shared/areas/materials/list-words.ts'
import { originalListTexts } from '../../../shared/areas/originals/list-words.ts'
import { originalWords } from '../../../shared/areas/originals/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useOriginalText = wordsHook(allTexts(originalWords, originalListTexts, materialListTexts))
