import { wallListTexts, wallPageWords } from '../../../shared/areas/walls/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useWallText = wordsHook(allTexts(wallPageWords, wallListTexts))
