import { paletteTexts } from '../../../shared/areas/search/words.ts'
import { consoleTexts } from '../../../shared/i18n/console.ts'
import { joinTexts } from '../../../shared/i18n/texts.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

const texts = joinTexts(consoleTexts, paletteTexts)

export const usePaletteText = textsHook(texts)
