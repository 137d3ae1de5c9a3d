import { clipListWords } from '../../../shared/areas/clips/list-words.ts'
import { materialListTexts } from '../../../shared/areas/materials/list-words.ts'
import { materialWords } from '../../../shared/areas/materials/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useMaterialText = wordsHook(allTexts(materialWords, clipListWords, materialListTexts))
