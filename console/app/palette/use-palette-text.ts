import { paletteTexts } from '../../../shared/areas/search/words.ts'
import { consoleTexts } from '../../../shared/i18n/console.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

const texts = allTexts(commonWords, consoleTexts, paletteTexts)

export const usePaletteText = wordsHook(texts)
